import { expect, test } from 'vitest'
import { customsOf, goodsOf, mayRead } from './rules.ts'

const piece = (more: object) => ({ productable_type: 'StampItem', item_kind: 'stamp', year_issued: 1900, quantity: 1, amount: 100, ...more })

test('coins of more than a hundred years have a heading of their own, and what is not known is not guessed', () => {
  expect(goodsOf(piece({ item_kind: 'coin', year_issued: 1925 }), 2026)).toBe('old_coins')
  expect(goodsOf(piece({ item_kind: 'banknote', year_issued: 1926 }), 2026)).toBe('coins')
  expect(goodsOf(piece({ item_kind: 'coin', year_issued: null }), 2026)).toBe('coins')
  expect(goodsOf(piece({ item_kind: null }), 2026)).toBe('others')
  expect(goodsOf(piece({ item_kind: null, productable_type: 'Supply' }), 2026)).toBe('supplies')
})

test('customs read one line for each kind, and the lines add up to what was sold', () => {
  const pieces = [piece({ quantity: 3, amount: 900 }), piece({ item_kind: 'coin' }), piece({ quantity: 2, amount: 50 })]
  const lines = customsOf(pieces, 2026)
  expect(lines).toEqual([
    { goods: 'stamps', quantity: 5, amount: 950 },
    { goods: 'old_coins', quantity: 1, amount: 100 },
  ])
})

test('a packing slip is read by whoever sends', () => {
  expect(mayRead('invoice', { sends: false })).toBe(true)
  expect(mayRead('packing-slip', { sends: false })).toBe(false)
  expect(mayRead('packing-slip', { sends: true })).toBe(true)
})
