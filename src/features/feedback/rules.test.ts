import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionsOf, daysAfter, revealsAt, scoreOf, scoreOver } from './rules.ts'

const start = new Date('2026-01-01T12:00:00Z')
const closes = daysAfter(start, 60)
const hidden = { role: 'buyer', revealed_at: null, revised_at: null, replied_at: null } as const
const shown = { ...hidden, revealed_at: daysAfter(start, 10) }

test('what ben may do follows from what was written and when', () => {
  expect(actionsOf(undefined, undefined, closes, daysAfter(start, 59))).toEqual(['give'])
  expect(actionsOf(undefined, undefined, closes, closes)).toEqual([])
  expect(actionsOf(hidden, undefined, closes, start)).toEqual([])
  expect(actionsOf(shown, shown, closes, daysAfter(start, 39))).toEqual(['revise', 'reply'])
  expect(actionsOf(shown, { ...shown, replied_at: start }, closes, daysAfter(start, 40))).toEqual([])
  expect(actionsOf({ ...shown, revised_at: start }, undefined, closes, daysAfter(start, 11))).toEqual([])
})

test('words wait 14 days, and never longer than the time for writing', () => {
  expect(revealsAt(start, closes)).toEqual(daysAfter(start, 14))
  expect(revealsAt(daysAfter(start, 50), closes)).toEqual(closes)
})

test('a score is the mean of the answers that were asked', () => {
  expect(scoreOf({ as_described: 5, packing: 4, speed: 5, contact: 5 })).toBe(475)
  expect(scoreOf({ as_described: null, packing: null, speed: 1, contact: 2 })).toBe(150)
})

test('one partner who writes a thousand times moves a score as little as one who writes once', () => {
  const others = ['ann', 'ben'].map((partner) => ({ partner, score: 500 }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 100, max: 500 }), (times, score) => {
      const cleo = Array.from({ length: times }, () => ({ partner: 'cleo', score }))
      expect(scoreOver([...others, ...cleo])).toBe(scoreOver([...others, { partner: 'cleo', score }]))
    }),
  )
})
