import { expect, test } from 'vitest'
import { mayActOn, mayEdit, mayHandOut } from './rules.ts'

const sets = {
  administrator: new Set(['user.access.admin', 'user.access.customer_members', 'user.access.chat']),
  support: new Set(['user.access.customer_members', 'user.access.chat']),
}
const support = { id: 'sam', permissions: new Set(['user.access.customer_members', 'user.access.chat', 'my_cart.view']) }

test('only roles whose permissions the granter holds can be granted', () => {
  expect(mayHandOut(sets, support.permissions, 'support')).toBe(true)
  expect(mayHandOut(sets, support.permissions, 'administrator')).toBe(false)
})

test('an administrator cannot act on themselves or on a member with more permissions', () => {
  expect(mayActOn(sets, support, { id: 'cleo', roles: [] })).toBe(true)
  expect(mayActOn(sets, support, { id: 'sam', roles: [] })).toBe(false)
  expect(mayActOn(sets, support, { id: 'ada', roles: ['support', 'administrator'] })).toBe(false)
})

test('who edits a role holds what it held and what it will hold', () => {
  expect(mayEdit(support.permissions, ['user.access.chat'], ['user.access.customer_members'])).toBe(true)
  expect(mayEdit(support.permissions, ['user.access.chat'], ['user.access.chat', 'user.access.admin'])).toBe(false)
  expect(mayEdit(support.permissions, ['user.access.chat', 'user.access.admin'], ['user.access.chat'])).toBe(false)
})
