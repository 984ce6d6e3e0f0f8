import { expect, test } from 'vitest'
import { averageOf, changeOf } from './rules.ts'

test('a change is in percent of what was before, and none where nothing was', () => {
  expect([changeOf(150, 100), changeOf(0, 100), changeOf(5, 0), changeOf(100, 100)]).toEqual([50, -100, null, 0])
})
test('an average is never more than the sum says', () => {
  expect([averageOf(100, 3), averageOf(0, 0), averageOf(99, 1)]).toEqual([33, 0, 99])
})
