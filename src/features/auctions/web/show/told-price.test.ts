import { expect, test } from 'vitest'
import { LADDER } from '../../rules.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { withPrice } from './use-told-price.ts'

const ladder = LADDER.map(([from, step]) => ({ from, step }))
const lot = { version: 3, status: 'active', current_price: 1_000, next_minimum: 1_050, ladder } as unknown as AuctionAnswer

test('the price of a newer bid is shown at once, with the least above it', () => {
  expect(withPrice(lot, { version: 4, price: 12_750 })).toMatchObject({ current_price: 12_750, next_minimum: 13_000, version: 3 })
})
test('an older word, or one about a lot that is over, changes nothing', () => {
  for (const version of [2, 3]) expect(withPrice(lot, { version, price: 9_000 })).toBe(lot)
  const over = { ...lot, status: 'closed_sold' } as AuctionAnswer
  expect(withPrice(over, { version: 9, price: 9_000 })).toBe(over)
  expect(withPrice(lot, undefined)).toBe(lot)
})
