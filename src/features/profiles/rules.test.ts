import { expect, test } from 'vitest'
import { refused } from '#kernel/refusal.ts'
import {
  ageOn,
  bornRightly,
  counted,
  guardedParts,
  hiddenParts,
  levelAfter,
  levelFrom,
  levelOf,
  levels,
  type Relationship,
  shows,
  usualVisibility,
} from './rules.ts'

const stranger: Relationship = { own: false, follows: false, followed: false }
const follower = { ...stranger, follows: true }
const connection = { ...follower, followed: true }
const own = { ...stranger, own: true }

test('everyone, connections and nobody mean what they say, and the owner sees all', () => {
  expect([stranger, follower, connection].map((one) => shows('everyone', false, one))).toEqual([true, true, true])
  expect([stranger, follower, connection].map((one) => shows('connections', false, one))).toEqual([false, false, true])
  expect([stranger, follower, connection].map((one) => shows('nobody', false, one))).toEqual([false, false, false])
  expect(shows('nobody', true, own)).toBe(true)
})

test('a private profile shows parts for everyone to accepted followers only', () => {
  expect([stranger, { ...stranger, followed: true }, follower, connection].map((one) => shows('everyone', true, one))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('by default, names, places and contact details are hidden', () => {
  const hidden = hiddenParts(usualVisibility, false, stranger)
  expect(hidden).toEqual(['email', 'phone', 'gender', 'dob', 'age', 'city', 'state', 'zipcode', 'presence'])
  expect(hiddenParts(usualVisibility, true, stranger)).toEqual([...guardedParts])
  expect(hiddenParts(usualVisibility, true, own)).toEqual([])
})

test('an age changes on the birthday, and dates in the future are refused', () => {
  expect(ageOn('2026-11-22', '1990-11-22')).toBe(36)
  expect(ageOn('2026-11-21', '1990-11-22')).toBe(35)
  expect(ageOn('2027-02-28', '2004-02-29')).toBe(22)
  expect(bornRightly('2026-11-22', '2026-11-22')).toBeUndefined()
  expect(refused(bornRightly('2026-11-22', '2026-11-23'))).toBe(true)
  expect(refused(bornRightly('2026-11-22', '1890-01-01'))).toBe(true)
})

test('a level begins at its exact points, and the highest is the last', () => {
  for (const level of levels.slice(1)) expect([levelOf(levelFrom[level]), levelOf(levelFrom[level] - 1) === level]).toEqual([level, false])
  expect([levelOf(0), levelOf(1_000_000), levelAfter('none'), levelAfter('diamond')]).toEqual([
    'none',
    'diamond',
    { level: 'bronze', points: 50 },
    null,
  ])
})

test('each source counts up to its maximum, and unknown ones count nothing', () => {
  const sources = [
    { name: 'item', points: 1, most: 200 },
    { name: 'sold', points: 10, most: 2_000 },
  ]
  const earned = [
    { source: 'item', points: 9_999 },
    { source: 'bribe', points: 9_999 },
  ]
  expect(counted(earned, sources)).toEqual([
    { source: 'item', points: 200, most: 200, each: 1 },
    { source: 'sold', points: 0, most: 2_000, each: 10 },
  ])
})
