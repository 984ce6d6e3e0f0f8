import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '#kernel/calendar-date.ts'
import { closesAt, differing, isSame, outdated, verdict, weightOf } from './rules.ts'

const tally = (voters: number, in_favour: number, against: number) => ({ voters, in_favour, against })

test('five members with enough weight and seven tenths of it decide; fewer leave it to a moderator', () => {
  expect(verdict(tally(5, 500, 0))).toBe('accept')
  expect(verdict(tally(5, 0, 500))).toBe('reject')
  expect(verdict(tally(4, 1_200, 0))).toBe('refer')
  expect(verdict(tally(5, 250, 0))).toBe('refer')
  expect(verdict(tally(10, 700, 300))).toBe('accept')
  expect(verdict(tally(10, 699, 301))).toBe('refer')
  expect(verdict(tally(10, 300, 700))).toBe('reject')
})

test('a newcomer weighs 50, a proven member up to 300, one who is always wrong next to nothing', () => {
  expect(weightOf({ was_right: 0, was_wrong: 0 })).toBe(50)
  expect(weightOf({ was_right: 20, was_wrong: 0 })).toBe(286)
  expect(weightOf({ was_right: 0, was_wrong: 20 })).toBe(14)
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), fc.nat(100), (was_right, was_wrong, exchanged) => {
      const weight = weightOf({ was_right, was_wrong }, exchanged)
      expect(Number.isInteger(weight) && weight >= 1 && weight <= 300).toBe(true)
      expect(weightOf({ was_right: was_right + 1, was_wrong }, exchanged)).toBeGreaterThanOrEqual(weight)
      expect(weightOf({ was_right, was_wrong }, exchanged + 5)).toBeLessThanOrEqual(weight)
    }),
  )
})

test('who has carried somebody five times this month weighs half for them, ten times a third', () => {
  const proven = { was_right: 20, was_wrong: 0 }
  expect([0, 4, 5, 10].map((exchanged) => weightOf(proven, exchanged))).toEqual([286, 286, 143, 95])
})

test('a clear vote ends after a day, an unclear one after seven; never in the past', () => {
  const opened = new Date('2026-01-01T00:00:00Z')
  const after = (days: number) => new Date(opened.getTime() + days * DAY)
  expect(closesAt(opened, tally(4, 900, 0), after(0.1))).toEqual(after(7))
  expect(closesAt(opened, tally(5, 1_000, 0), after(0.1))).toEqual(after(1))
  expect(closesAt(opened, tally(5, 1_000, 0), after(3))).toEqual(after(3))
  expect(closesAt(opened, tally(6, 1_000, 200), after(3))).toEqual(after(7))
})

test('what says the same is no difference: the order of numbers and topics, nothing and an empty text', () => {
  const sg = { type: 'stanley_gibbons', number: '2' }
  const scott = { type: 'scott', number: '1' }
  expect(isSame([sg, scott], [scott, sg])).toBe(true)
  expect(isSame(['ships', 'birds'], ['birds', 'ships'])).toBe(true)
  expect([isSame('', null), isSame(null, undefined), isSame([], null)]).toEqual([true, true, false])
  expect(differing({ color: 'red', name: 'A' }, { color: 'blue', name: 'A' })).toEqual(['color'])
  expect(outdated({ color: 'blue' }, { color: 'red', name: 'B' })).toEqual(['color'])
})
