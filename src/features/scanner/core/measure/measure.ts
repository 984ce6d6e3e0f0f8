import type { Cut } from '../pieces/straighten.ts'
import { type Centring, centringOf } from './centring.ts'
import { type ColourReading, colourOf } from './colour.ts'
import { edgesOf, type SideName, sideNames } from './edges.ts'
import { gaugeOf, type SideGauge } from './gauge.ts'
import { type Quality, qualityOf } from './quality.ts'

/** Counted up whenever the same picture may give another number. */
const METHOD = 2

export interface Scale {
  readonly pixels_per_mm: number | null
  /** How wrong it may be, as a share. */
  readonly error: number
}
export interface Measured {
  readonly method: number
  readonly size: { readonly width_mm: number; readonly height_mm: number; readonly uncertainty_mm: number } | null
  readonly sides: Readonly<Record<SideName, SideGauge>>
  readonly perforation: 'perforated' | 'none' | 'not_measurable'
  readonly centring: Centring
  readonly colour: ColourReading | null
  readonly quality: Quality
}

/** Everything that can be said of one piece; what cannot is told as such, with its reason. */
export function measure(cut: Cut, scale: Scale, shape: 'rectangle' | 'round' | 'other', cutOff = false): Measured {
  const { pixels_per_mm: ppm } = scale
  const edges = edgesOf(cut)
  const flat = { state: 'none' } as const
  const of = (side: SideName) => (shape === 'rectangle' ? gaugeOf(edges[side], ppm, scale.error) : flat)
  const sides = { top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') }
  const perforation = perforationOf(sideNames.map((side) => sides[side]))
  const centring: Centring = shape === 'rectangle' ? centringOf(cut, edges, perforation === 'none') : { state: 'not_measurable', reason: 'no_frame' }
  return {
    method: METHOD,
    size:
      ppm === null
        ? null
        : { width_mm: cut.inset.width / ppm, height_mm: cut.inset.height / ppm, uncertainty_mm: 1 / ppm + (cut.inset.width / ppm) * scale.error },
    ...{ sides, perforation, centring },
    colour: shape === 'rectangle' ? colourOf(cut, edges) : null,
    quality: qualityOf(cut, cutOff, ppm !== null),
  }
}

/** Imperforate: no side has a gauge or holes to count, and at least two are straight. */
function perforationOf(sides: readonly SideGauge[]): Measured['perforation'] {
  if (sides.some(({ state }) => state === 'measured')) return 'perforated'
  const holes = sides.some((side) => side.state === 'not_measurable' && (side.tips > 4 || side.reason === 'scale'))
  return !holes && sides.filter(({ state }) => state === 'none').length >= 2 ? 'none' : 'not_measurable'
}
