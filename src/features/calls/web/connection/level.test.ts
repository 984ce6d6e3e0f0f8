import { expect, test } from 'vitest'
import { loudness } from './level.ts'

const tone = (loud: number) => Float32Array.from({ length: 512 }, (_, at) => loud * Math.sin(at / 5))

test('silence shows nothing, speech most of the scale, and nothing more than all', () => {
  expect(loudness(new Float32Array(512))).toBe(0)
  expect(loudness(tone(0.1))).toBeGreaterThan(0.6)
  expect(loudness(tone(0.1))).toBeLessThan(loudness(tone(0.2)))
  expect(loudness(tone(40))).toBe(1)
})
