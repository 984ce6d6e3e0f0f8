import { expect, test } from 'vitest'
import { mayActOn, mayHandOut } from './rules.ts'

const sets = {
  administrator: new Set(['user.access.admin', 'user.access.customer_members', 'user.access.chat']),
  support: new Set(['user.access.customer_members', 'user.access.chat']),
}
const support = { id: 'sam', permissions: new Set(['user.access.customer_members', 'user.access.chat', 'my_cart.view']) }

test('nobody hands out what they do not hold', () => {
  expect(mayHandOut(sets, support.permissions, 'support')).toBe(true)
  expect(mayHandOut(sets, support.permissions, 'administrator')).toBe(false)
})

test('nobody acts on themselves, nor on somebody who may more', () => {
  expect(mayActOn(sets, support, { id: 'cleo', roles: [] })).toBe(true)
  expect(mayActOn(sets, support, { id: 'sam', roles: [] })).toBe(false)
  expect(mayActOn(sets, support, { id: 'ada', roles: ['support', 'administrator'] })).toBe(false)
})
