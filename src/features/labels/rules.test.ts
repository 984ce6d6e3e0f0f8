import { expect, test } from 'vitest'
import { byPrice, hasLabel, isUnderway, ouncesOf, trackFollows, trackOf, untilNextLook } from './rules.ts'

test('what has arrived stays arrived, and what is underway does not return to the counter', () => {
  expect(trackFollows('pre_transit', 'in_transit')).toBe(true)
  expect(trackFollows('in_transit', 'pre_transit')).toBe(false)
  expect(trackFollows('in_transit', 'out_for_delivery')).toBe(true)
  expect(trackFollows('delivered', 'return_to_sender')).toBe(false)
  expect(trackFollows('in_transit', 'in_transit')).toBe(false)
  expect(trackFollows('return_to_sender', 'delivered')).toBe(true)
})

test('words that are not known mean nothing', () => {
  expect(trackOf('teleported')).toBe('unknown')
  expect(isUnderway(trackOf('delivered'))).toBe(true)
  expect(isUnderway('pre_transit')).toBe(false)
})

test('a carrier is asked ever less often, and no more once the parcel is there', () => {
  expect([0, 1, 5].map((looks) => untilNextLook('buying', looks, 'unknown'))).toEqual([30, 60, 960])
  expect(untilNextLook('sent', 40, 'in_transit')).toBe(43_200)
  expect(untilNextLook('sent', 3, 'delivered')).toBeNull()
  expect(untilNextLook('sent', 131, 'in_transit')).toBeNull()
  expect(untilNextLook('voided', 0, 'unknown')).toBeNull()
})

test('while money is under way a carrier is asked until it answers', () => {
  expect(untilNextLook('buying', 1_000, 'unknown')).toBe(3_600)
  expect(untilNextLook('voiding', 1_000, 'unknown')).toBe(86_400)
})

test('rates are compared by price, and of two equal ones the faster comes first', () => {
  const rate = (amount: number, days: number | null) => ({ amount, days })
  expect(byPrice([rate(900, 1), rate(400, null), rate(400, 3)])).toEqual([rate(400, 3), rate(400, null), rate(900, 1)])
  expect(ouncesOf({ lbs_weight: 2, weight: 3.5 })).toBe(35.5)
})

test('an order has a label while one is bought or on its way; what failed or was given back is none', () => {
  const of = (...all: Parameters<typeof hasLabel>[0][number]['status'][]) => hasLabel(all.map((status) => ({ status })))
  expect([of('buying'), of('failed', 'bought'), of('sent')]).toEqual([true, true, true])
  expect([of(), of('failed', 'voided'), of('voiding')]).toEqual([false, false, false])
})
