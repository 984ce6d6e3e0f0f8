import { expect, test } from 'vitest'
import { heardBetween, heardByTheClock } from './announce.ts'

const before = { price: 100, bids: 1, stand: 'open' as const, ends_at: '2026-11-20T21:52:00.000Z' }

test('a new price is told, and to who led that they do not any more', () => {
  expect(heardBetween(before, { ...before, price: 125, bids: 2 })).toEqual([{ say: 'price' }])
  expect(heardBetween({ ...before, stand: 'leading' }, { ...before, price: 125, bids: 2, stand: 'outbid' })).toEqual([{ say: 'outbid' }])
  expect(heardBetween(before, before)).toEqual([])
})

test('an extension is told after the bid that brought it', () => {
  const after = { ...before, price: 125, bids: 2, ends_at: '2026-11-20T21:54:00.000Z' }
  expect(heardBetween(before, after)).toEqual([{ say: 'price' }, { say: 'extended' }])
})

test('the end is told alone, and won to who won', () => {
  expect(heardBetween({ ...before, stand: 'leading' }, { ...before, stand: 'won', price: 125 })).toEqual([{ say: 'won' }])
  expect(heardBetween({ ...before, stand: 'outbid' }, { ...before, stand: 'lost' })).toEqual([{ say: 'closed' }])
  expect(heardBetween({ ...before, stand: 'deciding' }, { ...before, stand: 'lost' })).toEqual([])
})

test('ten minutes are told once', () => {
  const end = Date.parse(before.ends_at)
  expect(heardByTheClock(before.ends_at, end - 600_001, end - 600_000)).toEqual({ say: 'mark', minutes: 10 })
  expect(heardByTheClock(before.ends_at, end - 600_000, end - 599_000)).toBeUndefined()
})
