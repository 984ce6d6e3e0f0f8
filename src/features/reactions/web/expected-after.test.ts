import { expect, test } from 'vitest'
import { expectedAfter } from './expected-after.ts'

const none = { total: 0, counts: [], own: null }

test('a press is shown as the server will count it', () => {
  const liked = expectedAfter(none, 'like')
  expect(liked).toEqual({ total: 1, counts: [{ reaction: 'like', count: 1 }], own: 'like' })
  expect(expectedAfter(liked, 'envy')).toEqual({ total: 1, counts: [{ reaction: 'envy', count: 1 }], own: 'envy' })
  expect(expectedAfter(liked, null)).toEqual(none)
  const others = { total: 3, counts: [{ reaction: 'smile' as const, count: 3 }], own: null }
  expect(expectedAfter(others, 'like').counts).toEqual([
    { reaction: 'smile', count: 3 },
    { reaction: 'like', count: 1 },
  ])
})
