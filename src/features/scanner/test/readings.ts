import type { GivenOf } from '#kernel/operation.ts'
import type { scanner } from '../contract.ts'

const side = { state: 'measured', gauge: 12.02, uncertainty: 0.06, tips: 12, expected: 12 } as const

/** What could be measured of a stamp. */
export const reading: GivenOf<typeof scanner.keep>['reading'] = {
  method: 1,
  scale: 'typed',
  size: { width_mm: 20.1, height_mm: 24.3, uncertainty_mm: 0.05 },
  perforation: 'perforated',
  sides: { top: side, right: side, bottom: side, left: { state: 'not_measurable', tips: 5, expected: 14, reason: 'torn' } },
  centring: { state: 'measured', across: 0.58, down: 0.44, grade: 'F-VF' },
  colours: [{ code: 'violet', delta: 1.9 }],
  straightened_by: -2.5,
  sharp: true,
}
