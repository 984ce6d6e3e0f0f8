import { expect, test } from 'vitest'
import { gradeOf } from '../../core/measure/centring.ts'
import { deltaE } from '../../core/measure/colour-space.ts'

/** Pairs of Sharma, Wu and Dalal (2005). */
const PAIRS = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const
test('differences of colour are those of the published pairs', () => {
  for (const [one, other, delta] of PAIRS) expect(deltaE(one, other)).toBeCloseTo(delta, 3)
})

test('the suggested grade falls with the worse direction', () => {
  expect([gradeOf(0.5, 0.5), gradeOf(0.58, 0.44), gradeOf(0.5, 0.3), gradeOf(0.02, 0.5)]).toEqual(['GEM', 'F-VF', 'F', 'G'])
})
