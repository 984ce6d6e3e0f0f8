import { expect, test } from 'vitest'
import { next } from '#kernel/machine.ts'
import { changedFacts, coinsOf, fieldOf, flagMachine, flagStatuses, frozenOf, isOpen, leftOfVote, mayAppeal } from './rules.ts'
import { verdictOf, weightOf } from './rules-jury.ts'

const day = 86_400_000
const at = (days: number) => new Date(days * day)

test('every reason of the list is judged in a field, or by moderators alone', () => {
  expect([fieldOf('reperforated'), fieldOf('forged_cancel'), fieldOf('counterfeit_coin')]).toEqual(['perforation', 'forgeries', 'coins'])
  for (const reason of ['prohibited_item', 'spam', 'duplicate_listing', 'constructor', '__proto__']) expect(fieldOf(reason)).toBeUndefined()
})

test('a decided ticket moves only by correction or appeal', () => {
  const ends = flagStatuses.filter((status) => !isOpen(status))
  expect(ends).toEqual(['accepted', 'rejected', 'declined', 'resolved'])
  expect([next(flagMachine, 'accepted', 'appeal', 'owner'), next(flagMachine, 'accepted', 'appeal', 'flagger')]).toEqual(['opened', undefined])
  expect([next(flagMachine, 'rejected', 'appeal', 'flagger'), next(flagMachine, 'rejected', 'accept', 'moderator')]).toEqual(['opened', undefined])
  expect(next(flagMachine, 'clarification-requested', 'answer', 'flagger')).toBe('opened')
})

test('50 coins for a right flag, 100 for a wrong one; an appeal that turns it round gives both back', () => {
  expect([coinsOf('accepted', null), coinsOf('rejected', null)]).toEqual([50, -100])
  expect([coinsOf('accepted', 'rejected'), coinsOf('rejected', 'accepted'), coinsOf('accepted', 'accepted')]).toEqual([150, -150, 0])
})

test('five voters and 70 % of the weight decide; whoever is unsure counts for presence', () => {
  expect(verdictOf({ voters: 4, correct: 900, incorrect: 0 })).toBe('refer')
  expect([verdictOf({ voters: 5, correct: 70, incorrect: 30 }), verdictOf({ voters: 5, correct: 69, incorrect: 31 })]).toEqual(['accept', 'refer'])
  expect([verdictOf({ voters: 5, correct: 30, incorrect: 70 }), verdictOf({ voters: 9, correct: 0, incorrect: 0 })]).toEqual(['reject', 'refer'])
})

test('a vote weighs by how often somebody was right in the field, and less on flags of friends', () => {
  const weight = (was_right: number, judged: number, together = 0) => weightOf({ was_right, was_wrong: judged - was_right }, together)
  expect([weight(0, 0), weight(21, 23), weight(9, 12), weight(4, 4), weight(0, 20)]).toEqual([41, 179, 88, 125, 5])
  expect([weight(1_000, 1_000), weight(21, 23, 2), weight(21, 23, 3), weight(21, 23, 6)]).toEqual([250, 179, 90, 60])
})

test('what was flagged stays as it was, and a change is found whatever the order of keys', () => {
  const item = { name: 'Sun 1 sol', perforation: '12', catalogue_number: [{ type: 'scott', number: '24' }], media_ids: ['a'] }
  const frozen = JSON.parse(JSON.stringify(frozenOf(item)))
  expect(changedFacts(frozen, { ...item, catalogue_number: [{ number: '24', type: 'scott' }] })).toEqual([])
  expect(changedFacts(frozen, { ...item, perforation: '14', name: 'Sun' })).toEqual(['name', 'perforation'])
})

test('the clock gives back what was left, a day at least; an appeal has fourteen days, once', () => {
  expect([leftOfVote(at(5), at(1)), leftOfVote(at(1), at(1))]).toEqual([4 * day, day])
  expect([mayAppeal(at(0), 1, at(13.9)), mayAppeal(at(0), 1, at(14)), mayAppeal(at(0), 2, at(1))]).toEqual([true, false, false])
})
