import type { Measured } from '../core/measure/measure.ts'
import type { FoundPieces } from '../core/pieces/find.ts'
import type { Rect } from '../core/pieces/hull.ts'

/** What the page asks of its worker, each with a number that comes back with the answer. */
export type Ask =
  | { readonly ask: 'open'; readonly file: Blob; readonly pixels_per_mm: number | null }
  | {
      readonly ask: 'cut'
      readonly rect: Rect
      readonly shape: 'rectangle' | 'round' | 'other'
      readonly cut_off: boolean
      readonly pixels_per_mm: number | null
    }

export interface Opened {
  readonly width: number
  readonly height: number
  readonly found: FoundPieces
}
export interface CutPiece {
  readonly file: Blob
  readonly measured: Measured
}
export type Heard = { readonly id: number } & ({ readonly answer: Opened | CutPiece } | { readonly failed: string })
