import { expect, test } from 'vitest'
import { next } from '#kernel/machine.ts'
import { isOver, offerable, offerMachine } from './rules.ts'

const sale = { seller_id: 'ann', status: 'published', accepting_best_offer: true, price: 1_000, available: 2 }
const wish = { buyer_id: 'ben', amount: 800, quantity: 1 }

test('an offer is below the price, for what is there, and not for one’s own', () => {
  expect(offerable(sale, wish)).toBeUndefined()
  expect(offerable(sale, { ...wish, amount: 1_000 })).toMatchObject({ refused: 'product_offer.amount' })
  expect(offerable(sale, { ...wish, quantity: 3 })).toMatchObject({ refused: 'product_offer.stock' })
  expect(offerable(sale, { ...wish, buyer_id: 'ann' })).toMatchObject({ refused: 'product_offer.own' })
  for (const closed of [{ accepting_best_offer: false }, { status: 'sold_out' }])
    expect(offerable({ ...sale, ...closed }, wish)).toMatchObject({ refused: 'product_offer.closed' })
})
test('only the seller answers, only the buyer withdraws, and what is rejected stays so', () => {
  expect(next(offerMachine, 'Pending', 'accept', 'seller')).toBe('Accepted')
  expect(next(offerMachine, 'Pending', 'accept', 'buyer')).toBeUndefined()
  expect(next(offerMachine, 'Accepted', 'reject', 'seller')).toBeUndefined()
  expect(next(offerMachine, 'Accepted', 'withdraw', 'buyer')).toBe('Rejected')
  expect(next(offerMachine, 'Rejected', 'accept', 'seller')).toBeUndefined()
})
test('at the very end it is over', () => {
  const at = new Date('2026-11-23T12:00:00Z')
  expect(isOver({ expires_at: at }, at)).toBe(true)
  expect(isOver({ expires_at: new Date(at.getTime() + 1) }, at)).toBe(false)
})
