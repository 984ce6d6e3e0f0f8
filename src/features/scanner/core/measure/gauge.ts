import { quantile } from '../picture/tone.ts'
import type { SideEdge } from './edges.ts'

export type SideGauge =
  | {
      readonly state: 'measured'
      readonly gauge: number
      readonly uncertainty: number
      readonly tips: number
      readonly expected: number
      readonly at: readonly number[]
    }
  | { readonly state: 'none' }
  | {
      readonly state: 'not_measurable'
      readonly tips: number
      readonly expected: number | null
      readonly reason: 'scale' | 'resolution' | 'torn' | 'uneven'
    }

/** Holes in two centimetres: what machines have ever made for stamps. */
const LEAST = 7
const MOST = 20
/** Edges rougher than this, in millimetres, are not cut straight. */
const ROUGH = 0.2

/** The perforation of one side. `edge` runs from corner to corner; `scaleError` is a share of the scale. */
export function gaugeOf(edge: SideEdge, pixelsPerMm: number | null, scaleError: number): SideGauge {
  if (pixelsPerMm === null) return { state: 'not_measurable', tips: 0, expected: null, reason: 'scale' }
  const depth = flattened(edge)
  const rough = (quantile(depth, 0.88) - quantile(depth, 0.12)) / pixelsPerMm
  if (rough < ROUGH) return { state: 'none' }
  if (pixelsPerMm < 5) return { state: 'not_measurable', tips: 0, expected: null, reason: 'resolution' }
  const pitch = periodOf(depth, (20 * pixelsPerMm) / MOST, (20 * pixelsPerMm) / LEAST)
  // A cut that is not quite straight has no period.
  if (!pitch && rough < ROUGH * 2) return { state: 'none' }
  const lattice = pitch && latticeOf(depth, pitch)
  if (!lattice) return { state: 'not_measurable', tips: 0, expected: null, reason: 'uneven' }
  const { tips, expected, spread, error } = lattice
  if (tips < 8 || tips < expected * 0.62) return { state: 'not_measurable', tips, expected, reason: 'torn' }
  if (spread > lattice.pitch * 0.13) return { state: 'not_measurable', tips, expected, reason: 'uneven' }
  const gauge = (20 * pixelsPerMm) / lattice.pitch
  if (gauge < LEAST || gauge > MOST) return { state: 'not_measurable', tips, expected, reason: 'uneven' }
  return { state: 'measured', gauge, uncertainty: gauge * Math.hypot((2 * error) / lattice.pitch, scaleError) + 0.02, tips, expected, at: lattice.at }
}

/** Without the slope and the bow of the paper. */
function flattened(edge: SideEdge): Float64Array {
  const cut = Math.round(edge.length * 0.03)
  const part = edge.slice(cut, edge.length - cut)
  const window = Math.max(20, Math.round(part.length / 5))
  const limit = quantile(part, 0.5) + (quantile(part, 0.95) - quantile(part, 0.05)) * 2
  return Float64Array.from(part, (depth, at) => {
    const around = part.slice(Math.max(0, at - window), at + window)
    return Math.min(depth, limit) - around.reduce((sum, value) => sum + Math.min(value, limit), 0) / around.length
  })
}

/** The period that explains most of the edge, alone and with its first overtone; of two such the longer one, if it is strong. */
function periodOf(depth: Float64Array, shortest: number, longest: number): number | null {
  const total = depth.reduce((sum, value) => sum + value * value, 0) * depth.length
  const share = (frequency: number) => {
    let [re, im] = [0, 0]
    for (let at = 0; at < depth.length; at++) {
      const turn = 2 * Math.PI * frequency * at
      re += depth[at]! * Math.cos(turn)
      im += depth[at]! * Math.sin(turn)
    }
    return (2 * (re * re + im * im)) / Math.max(1e-9, total)
  }
  let best = { frequency: 0, score: 0, share: 0 }
  const step = 1 / (depth.length * 4)
  for (let frequency = 1 / longest; frequency <= 1 / shortest; frequency += step) {
    const alone = share(frequency)
    const score = alone + 0.5 * share(2 * frequency)
    if (score > best.score) best = { frequency, score, share: alone }
  }
  for (const divisor of [2, 3]) {
    const lower = best.frequency / divisor
    if (lower >= 1 / longest && share(lower) > best.share * 0.6) return 1 / lower
  }
  return best.score > 0.16 ? 1 / best.frequency : null
}

interface Lattice {
  readonly pitch: number
  readonly error: number
  readonly spread: number
  readonly tips: number
  readonly expected: number
  readonly at: readonly number[]
}

/** All holes at once: the straight line through their middles by number gives the pitch far better than any single gap. */
function latticeOf(depth: Float64Array, pitch: number): Lattice | null {
  const middles = holesOf(depth, pitch)
  if (middles.length < 4) return null
  let fit = { pitch, start: middles[0]!, error: 0, spread: 0 }
  let kept = middles
  for (let round = 0; round < 3; round++) {
    const numbered = kept.map((at) => ({ at, k: Math.round((at - fit.start) / fit.pitch) }))
    fit = lineThrough(numbered)
    kept = middles.filter((at) => Math.abs(at - fit.start - Math.round((at - fit.start) / fit.pitch) * fit.pitch) < fit.pitch * 0.25)
    if (kept.length < 4) return null
  }
  const expected = Math.round(depth.length / fit.pitch)
  return { ...fit, tips: Math.min(kept.length, expected), expected, at: kept.map((at) => at + Math.round(depth.length * (0.03 / 0.94))) }
}

function lineThrough(points: readonly { at: number; k: number }[]) {
  const n = points.length
  const k = points.reduce((sum, point) => sum + point.k, 0) / n
  const at = points.reduce((sum, point) => sum + point.at, 0) / n
  const under = points.reduce((sum, point) => sum + (point.k - k) ** 2, 0)
  const pitch = points.reduce((sum, point) => sum + (point.k - k) * (point.at - at), 0) / Math.max(1e-9, under)
  const start = at - pitch * k
  const spread = Math.sqrt(points.reduce((sum, point) => sum + (point.at - start - pitch * point.k) ** 2, 0) / Math.max(1, n - 2))
  return { pitch, start, spread, error: spread / Math.sqrt(Math.max(1e-9, under)) }
}

/** Middles of the deep places that are as wide as a hole may be. */
function holesOf(depth: Float64Array, pitch: number): number[] {
  const level = (quantile(depth, 0.15) + quantile(depth, 0.85)) / 2
  const middles: number[] = []
  let [weight, sum, width] = [0, 0, 0]
  for (let at = 0; at <= depth.length; at++) {
    if (at < depth.length && depth[at]! > level) {
      weight += depth[at]! - level
      sum += (depth[at]! - level) * at
      width++
    } else if (width > 0) {
      if (width > pitch * 0.2 && width < pitch * 1.1) middles.push(sum / weight)
      weight = sum = width = 0
    }
  }
  return middles
}
