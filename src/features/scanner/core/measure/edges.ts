import type { Box, Raster } from '../picture/raster.ts'
import { quantile, type Tone, toneGap, toneOf } from '../picture/tone.ts'
import type { Cut } from '../pieces/straighten.ts'

export const sideNames = ['top', 'right', 'bottom', 'left'] as const
export type SideName = (typeof sideNames)[number]

/** For each pixel along a side, how deep the paper begins below the line through the tips. */
export type SideEdge = readonly number[]

const toneIn = ({ width, data }: Raster, x: number, y: number): Tone => {
  const at = (y * width + x) * 4
  return toneOf(data[at]!, data[at + 1]!, data[at + 2]!)
}

/** The ground around a piece: what most of the outermost pixels show. Null where the cut has no margin. */
function groundAround({ raster, inset }: Cut): { tone: Tone | null; transparent: boolean } {
  const band = Math.max(2, Math.floor(inset.left * 0.6))
  const tones: Tone[] = []
  let clear = 0
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const inner = x >= band && x < raster.width - band && y >= band && y < raster.height - band
      if (inner) x = raster.width - band
      if (raster.data[(y * raster.width + x) * 4 + 3]! < 128) clear++
      else tones.push(toneIn(raster, x, y))
    }
  }
  if (clear > tones.length * 0.2) return { tone: null, transparent: true }
  const middle = [0, 1, 2].map((part) =>
    quantile(
      Float64Array.from(tones, (tone) => tone[part]!),
      0.5,
    ),
  ) as unknown as Tone
  return { tone: middle, transparent: false }
}

/** Walks in from outside, to where the picture is half way between ground and paper. */
export function edgesOf(cut: Cut): Record<SideName, SideEdge> {
  const { raster, inset } = cut
  const ground = groundAround(cut)
  const gap = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return 0
    if (ground.transparent) return raster.data[(y * raster.width + x) * 4 + 3]!
    return toneGap(toneIn(raster, x, y), ground.tone!)
  }
  const half = Math.max(14, levelOf(inset, gap) / 2)
  const deepest = Math.min(inset.width, inset.height) * 0.12
  const walk = (at: (t: number) => [number, number]) => crossing((t) => gap(...at(t)), inset.left, deepest, half)
  const along = (length: number) => Array.from({ length }, (_, s) => s)
  return {
    top: along(inset.width).map((s) => walk((t) => [inset.left + s, inset.top + t])),
    right: along(inset.height).map((s) => walk((t) => [inset.left + inset.width - 1 - t, inset.top + s])),
    bottom: along(inset.width).map((s) => walk((t) => [inset.left + s, inset.top + inset.height - 1 - t])),
    left: along(inset.height).map((s) => walk((t) => [inset.left + t, inset.top + s])),
  }
}

/** How far the paper near the edge is from the ground. */
function levelOf({ left, top, width, height }: Box, gap: (x: number, y: number) => number): number {
  const gaps: number[] = []
  const inner = Math.round(Math.min(width, height) * 0.06)
  for (let s = inner; s < width - inner; s += 2) gaps.push(gap(left + s, top + inner), gap(left + s, top + height - 1 - inner))
  for (let s = inner; s < height - inner; s += 2) gaps.push(gap(left + inner, top + s), gap(left + width - 1 - inner, top + s))
  return quantile(gaps, 0.5)
}

function crossing(gap: (t: number) => number, margin: number, deepest: number, half: number): number {
  let before = 0
  for (let t = -margin; t <= deepest; t++) {
    const here = gap(t)
    if (here >= half && gap(t + 1) >= half) return t - (here > before ? Math.min(1, (here - half) / (here - before)) : 0)
    before = here
  }
  return deepest
}
