import { expect, test } from 'vitest'
import { dueAt } from './rules.ts'

test('at once is after a minute, daily the next morning, weekly the next Monday', () => {
  const at = (iso: string) => new Date(iso)
  expect(dueAt('instant', at('2026-11-23T07:00:00Z'))).toEqual(at('2026-11-23T07:01:00Z'))
  expect(dueAt('daily', at('2026-11-23T07:00:00Z'))).toEqual(at('2026-11-23T08:00:00Z'))
  expect(dueAt('daily', at('2026-11-23T08:00:00Z'))).toEqual(at('2026-11-24T08:00:00Z'))
  // The 23rd of November 2026 is a Monday.
  expect(dueAt('weekly', at('2026-11-23T07:00:00Z'))).toEqual(at('2026-11-23T08:00:00Z'))
  expect(dueAt('weekly', at('2026-11-23T09:00:00Z'))).toEqual(at('2026-11-30T08:00:00Z'))
  expect(dueAt('weekly', at('2026-11-28T09:00:00Z'))).toEqual(at('2026-11-30T08:00:00Z'))
})
