import type { Raster } from '../picture/raster.ts'
import { quantile, type Tone, toneGap, toneOf } from '../picture/tone.ts'
import type { Cut } from '../pieces/straighten.ts'
import type { SideEdge, SideName } from './edges.ts'

export const toneAt = ({ width, data }: Raster, x: number, y: number): Tone => {
  const at = (y * width + x) * 4
  return toneOf(data[at]!, data[at + 1]!, data[at + 2]!)
}

/** A place so many pixels along a side and so many inside it. */
export function placeOn({ inset }: Cut, side: SideName, s: number, t: number): [number, number] {
  if (side === 'top') return [inset.left + s, inset.top + t]
  if (side === 'bottom') return [inset.left + s, inset.top + inset.height - 1 - t]
  if (side === 'left') return [inset.left + t, inset.top + s]
  return [inset.left + inset.width - 1 - t, inset.top + s]
}

const STRIPS = 28
/** Shares of the darkest ink at which a frame is looked for: a solid one first, then one of thin lines. */
const LEVELS = [0.5, 0.3, 0.2]

/** How far inside its side the frame begins; null where nothing looks like one. */
export function marginOf(cut: Cut, side: SideName, paper: Tone, edge: SideEdge): number | null {
  const other = side === 'top' || side === 'bottom' ? cut.inset.height : cut.inset.width
  const margin = { length: edge.length, start: Math.ceil(quantile(edge, 0.93)) + 1, deep: Math.round(other * 0.34) }
  const strips = stripsOf(cut, side, paper, margin)
  const dark = darkOf(cut, side, paper, margin)
  for (const share of LEVELS) {
    const level = Math.max(24, dark * share)
    const first = agreed(
      strips.map((strip) => crossing(strip, level)),
      other,
    )
    const begins = first === null || first < 1 ? (gutter(strips, level, other) ?? first) : first
    if (begins !== null) return begins + margin.start
    if (level === 24) return null
  }
  return null
}

interface Margin {
  readonly length: number
  readonly start: number
  readonly deep: number
}

/** How far from the paper most of the ink is. */
function darkOf(cut: Cut, side: SideName, paper: Tone, { length, start, deep }: Margin): number {
  const ink: number[] = []
  for (let s = Math.round(length * 0.16); s < length * 0.84; s += 5)
    for (let t = start; t < deep; t += 3) ink.push(toneGap(toneAt(cut.raster, ...placeOn(cut, side, s, t)), paper))
  return quantile(ink, 0.85)
}

/** The mean distance from the paper in each of the strips across a margin, pixel by pixel from outside. */
function stripsOf(cut: Cut, side: SideName, paper: Tone, { length, start, deep }: Margin): number[][] {
  const [from, to] = [Math.round(length * 0.16), Math.round(length * 0.84)]
  const width = (to - from) / STRIPS
  return Array.from({ length: STRIPS }, (_, strip) => {
    const [a, b] = [Math.round(from + strip * width), Math.round(from + (strip + 1) * width)]
    return Array.from({ length: Math.max(0, deep - start) }, (_, t) => {
      let sum = 0
      for (let s = a; s < b; s++) sum += toneGap(toneAt(cut.raster, ...placeOn(cut, side, s, start + t)), paper)
      return sum / Math.max(1, b - a)
    })
  })
}

/** Where a strip first reaches the level, between two pixels. */
function crossing(strip: readonly number[], level: number): number {
  if ((strip[0] ?? 0) >= level) return 0
  for (let t = 1; t < strip.length; t++) {
    const [before, here] = [strip[t - 1]!, strip[t]!]
    if (here >= level) return t - (here - level) / Math.max(1e-6, here - before)
  }
  return Number.NaN
}

/** Strips must agree, so that ornament or a postmark is no frame. */
function agreed(begins: readonly number[], other: number): number | null {
  const found = begins.filter((t) => !Number.isNaN(t))
  const middle = quantile(found, 0.5)
  const agreeing = found.filter((t) => Math.abs(t - middle) < Math.max(2, other * 0.015))
  return agreeing.length >= begins.length * 0.6 ? agreeing.reduce((sum, t) => sum + t, 0) / agreeing.length : null
}

/** On a stamp cut so far off that its neighbour shows, paper between the two designs runs along the whole side: the frame begins behind it. */
function gutter(strips: readonly (readonly number[])[], level: number, other: number): number | null {
  const inked = strips.filter((strip) => strip.slice(0, Math.ceil(other * 0.03)).some((gap) => gap >= level)).length
  const length = strips[0]?.length ?? 0
  const plain = Array.from({ length }, (_, t) => strips.filter((strip) => strip[t]! < level).length >= strips.length * 0.85)
  const least = Math.ceil(other * 0.03)
  for (let t = 0, run = 0; t < length; t++) {
    run = plain[t] ? run + 1 : 0
    if (run < least || inked < strips.length * 0.5) continue
    const end = plain.indexOf(false, t)
    return end < 0 ? null : end
  }
  return null
}
