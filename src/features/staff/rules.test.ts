import { expect, test } from 'vitest'
import { DUTIES, hasPlace, isOn, staffStatuses } from './rules.ts'

test('whoever is invited or at work takes a place of the plan, and nobody else', () => {
  expect(staffStatuses.filter(isOn)).toEqual(['invited', 'active'])
  expect([hasPlace(9, 10), hasPlace(10, 10), hasPlace(99, undefined)]).toEqual([true, false, true])
})

test('no role has to do with money', () => {
  expect(Object.keys(DUTIES)).toEqual(['orders'])
})
