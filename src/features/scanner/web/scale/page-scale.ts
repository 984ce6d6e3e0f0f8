import type { GivenOf } from '#kernel/operation.ts'
import type { scanner } from '../../contract.ts'
import type { Scale } from '../../core/measure/measure.ts'

/** How long a pixel is, how wrong that may be, and how it is known. */
export interface PageScale extends Scale {
  readonly by: GivenOf<typeof scanner.keep>['reading']['scale']
}
export const unknownScale: PageScale = { pixels_per_mm: null, error: 0, by: 'unknown' }

/** Shares that are assumed: what somebody has set on a scanner is nearly right, what a file says of itself is often not. */
const ERRORS = { typed: 0.002, file: 0.01 } as const
export const scaleOfDpi = (dpi: number, by: keyof typeof ERRORS): PageScale => ({ pixels_per_mm: dpi / 25.4, error: ERRORS[by], by })

export const DPI = { from: 72, to: 4800 }
