import { expect, test } from 'vitest'
import { refusedEdit, roleFamilies } from './rules.ts'

const edit = {
  ...{ code: 'club_desk', version: 3, seen: 3, before: ['user.access.clubs'], after: ['user.access.clubs', 'user.access.events'] },
  ...{ own: ['deputy'], held: new Set(['user.access.admin', 'user.access.clubs', 'user.access.events']) },
}

test('a role is edited on the version that was seen, by whoever holds all of it and does not have it', () => {
  expect(refusedEdit(edit)).toBe(undefined)
  expect(refusedEdit({ ...edit, seen: 2 })).toBe('role.changed')
  expect(refusedEdit({ ...edit, own: ['club_desk'] })).toBe('role.own')
  expect(refusedEdit({ ...edit, after: ['user.access.chat'] })).toBe('role.not_yours')
  expect(refusedEdit({ ...edit, before: ['user.access.chat'] })).toBe('role.not_yours')
  expect(refusedEdit({ ...edit, code: 'administrator' })).toBe('role.fixed')
})

test('a permission stands in one family', () => {
  const all = Object.values(roleFamilies).flat()
  expect(new Set(all).size).toBe(all.length)
})
