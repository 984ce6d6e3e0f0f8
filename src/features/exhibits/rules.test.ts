import { expect, test } from 'vitest'
import { criteriaOf, exhibitClasses, fitsSheet, isCounted, isHung, mayVote, medalOf, medians, sum } from './rules.ts'

test('every sheet has 100 marks, and no line takes more than its own', () => {
  for (const one of exhibitClasses) {
    const most = criteriaOf(one).map((line) => line.most)
    expect(sum(most), one).toBe(100)
    expect([fitsSheet(one, most), fitsSheet(one, [most[0]! + 1, ...most.slice(1)]), fitsSheet(one, most.slice(1))]).toEqual([true, false, false])
  }
})

test('medals begin at 60 and rise every five marks', () => {
  const said = [59, 60, 64, 65, 70, 75, 80, 85, 90, 94, 95, 100].map(medalOf)
  expect(said).toEqual([
    ...[null, 'bronze', 'bronze', 'silver_bronze', 'silver', 'large_silver', 'vermeil', 'large_vermeil'],
    ...['gold', 'gold', 'large_gold', 'large_gold'],
  ])
})

test('visitors vote for what hangs and is not their own, until it is over; from that moment on it is counted', () => {
  const ends_at = new Date('2031-01-18T15:00:00Z')
  const [before, after] = [new Date(ends_at.getTime() - 1), ends_at]
  const hangs = { status: 'on_show', is_own: false, ends_at }
  expect([mayVote(hangs, before), mayVote(hangs, after), mayVote({ ...hangs, is_own: true }, before)]).toEqual([true, false, false])
  expect(['accepted', 'judged', 'awarded', 'withdrawn'].map((status) => mayVote({ ...hangs, status }, before))).toEqual([false, true, true, false])
  expect([isCounted(ends_at, before), isCounted(ends_at, after), isCounted(null, after)]).toEqual([false, true, false])
})

test('of three sheets the middle one counts line by line, between two the exhibitor gets the half', () => {
  expect(
    medians([
      [27, 30],
      [10, 35],
      [29, 31],
    ]),
  ).toEqual([27, 31])
  expect(
    medians([
      [20, 30],
      [23, 31],
    ]),
  ).toEqual([22, 31])
  expect(medians([])).toEqual([])
})

test('a piece hangs once, a place takes one, and one frame is one frame', () => {
  const at = (position: number, stamp_item_id: string) => ({ position, stamp_item_id })
  expect(isHung('open', [at(1, 'a'), at(48, 'b')])).toBe(true)
  expect(isHung('open', [at(1, 'a'), at(1, 'b')])).toBe(false)
  expect(isHung('open', [at(1, 'a'), at(2, 'a')])).toBe(false)
  expect([isHung('one_frame', [at(16, 'a')]), isHung('one_frame', [at(17, 'a')])]).toEqual([true, false])
})
