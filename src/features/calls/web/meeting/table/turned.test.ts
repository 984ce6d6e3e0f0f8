import { expect, test } from 'vitest'
import { seenAt, spotAt, within } from './turned.ts'

test('a spot of the picture is the same spot, however the picture is turned', () => {
  const spot = { x: 0.1, y: 0.7 }
  for (const turns of [0, 1, 2, 3, 4]) {
    const again = spotAt(seenAt(spot, turns), turns)
    expect([again.x, again.y].map((part) => Math.round(part * 100))).toEqual([10, 70])
  }
  // The upper left corner is seen at the upper right after one turn to the right.
  expect(seenAt({ x: 0, y: 0 }, 1)).toEqual({ x: 1, y: 0 })
  expect(within({ x: -3, y: 0.4 })).toEqual({ x: 0, y: 0.4 })
})
