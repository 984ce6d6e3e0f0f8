import { expect, test } from 'vitest'
import { isLegible, isRestorable, mayMention } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

test('a deletion is taken back within a minute', () => {
  expect(isRestorable(ago(60), now)).toBe(true)
  expect(isRestorable(ago(61), now)).toBe(false)
})

test('a fresh account names three members at once, an older one ten', () => {
  const [fresh, old] = [ago(6 * 86_400), ago(8 * 86_400)]
  expect([mayMention(3, fresh, now), mayMention(4, fresh, now), mayMention(10, old, now), mayMention(11, old, now)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('accents are writing, a tower of them is not', () => {
  expect(isLegible('Cérès, Việt Nam, ไปรษณีย์')).toBe(true)
  expect(isLegible(`a${'\u0301'.repeat(9)}`)).toBe(false)
})
