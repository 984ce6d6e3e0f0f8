import { sideNames } from '../core/measure/edges.ts'
import { measure } from '../core/measure/measure.ts'
import { pictureOf } from '../core/picture/raster.ts'
import { quantile } from '../core/picture/tone.ts'
import { type FoundPiece, findPieces } from '../core/pieces/find.ts'
import { cornersOf } from '../core/pieces/hull.ts'
import { cutOut } from '../core/pieces/straighten.ts'
import type { GeneratedPage } from './generated-page.ts'

type Truth = GeneratedPage['truth'][number]

/** What was found and measured beside what was drawn, over many pages. */
export class Tally {
  private readonly perMm: number
  private drawn = 0
  private found = 0
  private matched = 0
  private readonly corners: number[] = []
  private readonly angles: number[] = []
  private readonly gauges: number[] = []
  private sides = 0
  private imperforate = 0
  private readonly centring: number[] = []

  constructor(perMm: number) {
    this.perMm = perMm
  }

  async add(page: GeneratedPage) {
    const picture = pictureOf(page.raster)
    const { pieces } = await findPieces(picture, { pixels_per_mm: this.perMm })
    this.drawn += page.truth.length
    this.found += pieces.length
    const free = new Set(pieces)
    for (const truth of page.truth) {
      const piece = [...free].find(
        ({ rect }) =>
          Math.hypot(rect.x - truth.rect.x, rect.y - truth.rect.y) < 2 * this.perMm && Math.abs(rect.width - truth.rect.width) < 5 * this.perMm,
      )
      if (!piece) continue
      free.delete(piece)
      this.matched++
      if (truth.piece.round) continue
      this.place(piece, truth)
      const cut = await cutOut(picture, piece.rect, this.perMm)
      this.measured(measure(cut, { pixels_per_mm: this.perMm, error: 0.001 }, piece.shape), truth)
    }
  }

  private place({ rect }: FoundPiece, truth: Truth) {
    const corners = cornersOf(rect)
    this.corners.push(Math.max(...truth.corners.map((a) => Math.min(...corners.map((b) => Math.hypot(a.x - b.x, a.y - b.y))))) / this.perMm)
    this.angles.push(Math.abs(rect.angle - truth.rect.angle))
  }

  private measured({ sides, centring }: ReturnType<typeof measure>, { piece }: Truth) {
    for (const side of sideNames) {
      const told = sides[side]
      if (!piece.gauge) this.imperforate += told.state === 'measured' ? 1 : 0
      else {
        this.sides++
        const truth = side === 'top' || side === 'bottom' ? piece.gauge.across : piece.gauge.down
        if (told.state === 'measured') this.gauges.push(Math.abs(told.gauge - truth))
      }
    }
    const { top, right, bottom, left } = piece.margins
    if (centring.state === 'measured')
      this.centring.push(Math.abs(centring.across - left / (left + right)), Math.abs(centring.down - top / (top + bottom)))
  }

  sums() {
    return {
      pieces: this.drawn,
      recall: this.matched / this.drawn,
      precision: this.matched / this.found,
      corner_mm_95: quantile(this.corners, 0.95),
      angle_95: quantile(this.angles, 0.95),
      sides: this.sides,
      gauge_called: this.gauges.length / this.sides,
      gauge_right: this.gauges.filter((gap) => gap <= 0.25).length / this.gauges.length,
      numbers_on_imperforate: this.imperforate,
      centring_95: quantile(this.centring, 0.95),
    }
  }
}
