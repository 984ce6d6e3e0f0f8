import type { Measured, Scale } from '../core/measure/measure.ts'
import type { PixelPoint } from '../core/picture/raster.ts'
import type { FoundPieces } from '../core/pieces/find.ts'
import type { Rect } from '../core/pieces/hull.ts'
import type { CoinScale } from '../core/scale/circle.ts'
import type { Ruler } from '../core/scale/ruler.ts'

/** What the page asks of its worker, each with a number that comes back with the answer. */
export type Ask =
  | { readonly ask: 'open'; readonly file: Blob; readonly pixels_per_mm: number | null; readonly found: FoundPieces | undefined }
  | {
      readonly ask: 'cut'
      readonly rect: Rect
      readonly shape: 'rectangle' | 'round' | 'other'
      readonly cut_off: boolean
      readonly scale: Scale
    }
  | { readonly ask: 'coin'; readonly rect: Rect; readonly diameter_mm: number }
  | { readonly ask: 'ruler'; readonly from: PixelPoint; readonly to: PixelPoint; readonly millimetres: number }

export interface Opened {
  readonly width: number
  readonly height: number
  readonly found: FoundPieces
  /** What the file says of its resolution, if that is not made up. */
  readonly file_dpi: number | null
}
export interface CutPiece {
  readonly file: Blob
  readonly measured: Measured
}
export type Heard = { readonly id: number } & ({ readonly answer: Opened | CutPiece | CoinScale | Ruler } | { readonly failed: string })
