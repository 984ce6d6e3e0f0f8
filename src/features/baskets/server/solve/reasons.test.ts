import { expect, test } from 'vitest'
import { totalWith, whyNot, within } from './reasons.ts'

const copy = (more: object = {}) => ({
  ...{ id: 'p', store_id: 's', price: 500, shipping_option: null, minimum_order: 0, good: true, currency: 'USD' },
  ...more,
})
const any = { max_amount: null, currency: null }
const ways = new Map([['s', [{ shipping_option: 'letter', amount: 100, amount_next: 20, free_over: null }]]])

test('a copy is taken up to the highest price, in its currency, if it is good enough', () => {
  const limit = { max_amount: 500, currency: 'USD' }
  expect(within([copy()], limit)).toHaveLength(1)
  for (const no of [copy({ price: 501 }), copy({ good: false }), copy({ currency: 'EUR' })]) expect(within([no], limit)).toEqual([])
  expect(within([copy({ price: 99_999, currency: 'EUR' })], any)).toHaveLength(1)
})

test('of a want that is not bought the first reason is told', () => {
  expect(whyNot([], any, ways)).toBe('none')
  expect(whyNot([copy({ good: false })], any, ways)).toBe('floor')
  expect(whyNot([copy()], { max_amount: 400, currency: 'USD' }, ways)).toBe('price')
  expect(whyNot([copy({ store_id: 'far' })], any, ways)).toBe('way')
  expect(whyNot([copy({ minimum_order: 900 })], any, ways)).toBe('minimum')
})

test('another copy is told with what the whole then costs', () => {
  const picks = new Map([
    ['a', copy({ id: '1' })],
    ['b', copy({ id: '2', price: 300 })],
  ])
  expect(totalWith(picks, 'b', copy({ id: '3', price: 400 }), ways)).toBe(500 + 400 + 120)
  expect(totalWith(picks, 'b', copy({ id: '4', store_id: 'far' }), ways)).toBeUndefined()
})
