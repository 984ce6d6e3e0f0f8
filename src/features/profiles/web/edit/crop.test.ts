import { expect, test } from 'vitest'
import { cropBy, held, lying, MOST_ZOOM, turnedBy, uncropped } from './crop.ts'

const wide = { width: 2000, height: 1000 }
const square = { width: 320, height: 320 }
const strip = { width: 480, height: 160 }

test('at the smallest zoom the picture just covers the frame, in every rotation', () => {
  for (const frame of [square, strip])
    for (const turn of [0, 1, 2, 3] as const) {
      const { width, height } = lying(wide, frame, { turn, zoom: 1 })
      expect([width >= frame.width - 1e-9, height >= frame.height - 1e-9]).toEqual([true, true])
      expect(Math.min(width / frame.width, height / frame.height)).toBeCloseTo(1)
    }
})

test('the picture always covers the frame, however far it is dragged, and zoom has a maximum', () => {
  for (const turn of [0, 1, 2, 3] as const)
    for (const zoom of [0.1, 1, 2, 99]) {
      const crop = held(wide, square, { turn, zoom, x: 9, y: -9 })
      const { width, height } = lying(wide, square, crop)
      expect(crop.zoom).toBeGreaterThanOrEqual(1)
      expect(crop.zoom).toBeLessThanOrEqual(MOST_ZOOM)
      expect(width / 2 - crop.x * square.width).toBeGreaterThanOrEqual(square.width / 2 - 1e-9)
      expect(height / 2 + crop.y * square.width).toBeGreaterThanOrEqual(square.height / 2 - 1e-9)
    }
})

test('every key does its work, four turns are none, and other keys are ignored', () => {
  expect(cropBy('ArrowLeft')!(uncropped).x).toBeLessThan(0)
  expect(cropBy('ArrowDown')!(uncropped).y).toBeGreaterThan(0)
  expect(cropBy('+')!(uncropped).zoom).toBeGreaterThan(1)
  expect(cropBy(']')!(uncropped).turn).toBe(1)
  expect(cropBy('[')!(uncropped).turn).toBe(3)
  expect(cropBy('0')!({ turn: 2, zoom: 3, x: 1, y: 1 })).toEqual(uncropped)
  expect([cropBy('Tab'), cropBy('a'), cropBy('toString')]).toEqual([undefined, undefined, undefined])
  const somewhere = { turn: 0, zoom: 2, x: 0.25, y: -0.125 } as const
  expect([1, 2, 3, 4].reduce((crop) => turnedBy(crop, 1), somewhere as Parameters<typeof turnedBy>[0])).toEqual(somewhere)
})
