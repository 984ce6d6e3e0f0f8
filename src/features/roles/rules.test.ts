import { expect, test } from 'vitest'
import { refusedEdit, roleFamilies } from './rules.ts'

const edit = { is_fixed: false, is_own: false, is_within: true, version: 3, seen: 3 }

test('a role is edited on the version that was seen, by whoever holds all of it and does not have it', () => {
  expect(refusedEdit(edit)).toBe(undefined)
  expect(refusedEdit({ ...edit, seen: 2 })).toBe('role.changed')
  expect(refusedEdit({ ...edit, is_own: true })).toBe('role.own')
  expect(refusedEdit({ ...edit, is_within: false })).toBe('role.not_yours')
  expect(refusedEdit({ ...edit, is_fixed: true })).toBe('role.fixed')
})

test('a permission stands in one family', () => {
  const all = Object.values(roleFamilies).flat()
  expect(new Set(all).size).toBe(all.length)
})
