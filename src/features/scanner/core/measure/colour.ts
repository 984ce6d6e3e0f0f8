import { quantile, toneGap, toneOf } from '../picture/tone.ts'
import type { Cut } from '../pieces/straighten.ts'
import { paperOf } from './centring.ts'
import { deltaE, type Lab, labOf } from './colour-space.ts'
import type { SideEdge, SideName } from './edges.ts'

export interface ColourReading {
  readonly lab: Lab
  readonly hex: string
  /** Share of the design that is inked. */
  readonly inked: number
}
export interface NamedColour {
  readonly code: string
  readonly hex: string
}

/** The middle colour of the ink: what differs clearly from the paper, postmarks left out as far as they are darker than the rest. */
export function colourOf(cut: Cut, edges: Readonly<Record<SideName, SideEdge>>): ColourReading | null {
  const { raster, inset } = cut
  const paper = paperOf(cut, edges)
  const [dx, dy] = [Math.round(inset.width * 0.14), Math.round(inset.height * 0.14)]
  const inked: number[][] = []
  let seen = 0
  const step = Math.max(1, Math.round(Math.sqrt((inset.width * inset.height) / 40_000)))
  for (let y = inset.top + dy; y < inset.top + inset.height - dy; y += step) {
    for (let x = inset.left + dx; x < inset.left + inset.width - dx; x += step) {
      const at = (y * raster.width + x) * 4
      const rgb = [raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!]
      seen++
      const tone = toneOf(rgb[0]!, rgb[1]!, rgb[2]!)
      if (toneGap(tone, paper) > 40) inked.push(rgb)
    }
  }
  if (inked.length < seen * 0.04) return null
  const kept = withoutPostmark(inked)
  const rgb = [0, 1, 2].map((part) =>
    quantile(
      Float64Array.from(kept, (pixel) => pixel[part]!),
      0.5,
    ),
  )
  return {
    lab: labOf(rgb[0]!, rgb[1]!, rgb[2]!),
    hex: `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`,
    inked: inked.length / seen,
  }
}

/** Black is a postmark only where the rest is not. */
function withoutPostmark(pixels: readonly number[][]): readonly number[][] {
  const coloured = pixels.filter((pixel) => Math.max(...pixel) > 70 || Math.max(...pixel) - Math.min(...pixel) > 26)
  return coloured.length > pixels.length * 0.5 ? coloured : pixels
}

export function nearestColours(reading: ColourReading, names: readonly NamedColour[], most = 3): { code: string; delta: number }[] {
  return names
    .map(({ code, hex }) => ({ code, delta: deltaE(reading.lab, labOf(...channels(hex))) }))
    .sort((a, b) => a.delta - b.delta)
    .slice(0, most)
}

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
