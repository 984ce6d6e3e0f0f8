import type { Raster } from '../picture/raster.ts'
import { quantile, type Tone, toneGap, toneOf } from '../picture/tone.ts'
import type { Cut } from '../pieces/straighten.ts'
import { type SideEdge, type SideName, sideNames } from './edges.ts'

export type Grade = 'GEM' | 'S' | 'XF-S' | 'XF' | 'VF-XF' | 'VF' | 'F-VF' | 'F' | 'VG' | 'G'
export type Centring =
  | {
      readonly state: 'measured'
      readonly across: number
      readonly down: number
      readonly frame: Readonly<Record<SideName, number>>
      readonly grade: Grade
    }
  | { readonly state: 'not_measurable'; readonly reason: 'imperforate' | 'no_frame' }

/** The larger share of the worse direction, up to which a grade is suggested. */
const GRADES: readonly [Grade, number][] = [
  ['GEM', 0.51],
  ['S', 0.52],
  ['XF-S', 0.53],
  ['XF', 0.545],
  ['VF-XF', 0.56],
  ['VF', 0.578],
  ['F-VF', 0.63],
  ['F', 0.76],
  ['VG', 0.9],
]

/** Shares of the left and the upper margin, from the tips to the frame of the design. */
export function centringOf(cut: Cut, edges: Readonly<Record<SideName, SideEdge>>, imperforate: boolean): Centring {
  if (imperforate) return { state: 'not_measurable', reason: 'imperforate' }
  const paper = paperOf(cut, edges)
  const margins = sideNames.map((side) => marginOf(cut, side, paper, edges[side]))
  const [top, right, bottom, left] = margins
  if (top == null || right == null || bottom == null || left == null) return { state: 'not_measurable', reason: 'no_frame' }
  const [across, down] = [left / Math.max(1, left + right), top / Math.max(1, top + bottom)]
  return { state: 'measured', across, down, frame: { top, right, bottom, left }, grade: gradeOf(across, down) }
}

export function gradeOf(across: number, down: number): Grade {
  const worst = Math.max(across, 1 - across, down, 1 - down)
  return GRADES.find(([, most]) => worst <= most)?.[0] ?? 'G'
}

const toneAt = ({ width, data }: Raster, x: number, y: number): Tone => {
  const at = (y * width + x) * 4
  return toneOf(data[at]!, data[at + 1]!, data[at + 2]!)
}

/** A place so many pixels along a side and so many inside it. */
function placeOn({ inset }: Cut, side: SideName, s: number, t: number): [number, number] {
  if (side === 'top') return [inset.left + s, inset.top + t]
  if (side === 'bottom') return [inset.left + s, inset.top + inset.height - 1 - t]
  if (side === 'left') return [inset.left + t, inset.top + s]
  return [inset.left + inset.width - 1 - t, inset.top + s]
}

/** The bright colour that most of the outer band shows. */
export function paperOf(cut: Cut, edges: Readonly<Record<SideName, SideEdge>>): Tone {
  const tones: Tone[] = []
  for (const side of sideNames) {
    const from = Math.ceil(quantile(edges[side], 0.95)) + 1
    const band = Math.max(3, Math.round(Math.min(cut.inset.width, cut.inset.height) * 0.04))
    for (let s = 0; s < edges[side].length; s += 3)
      for (let t = from; t < from + band; t++) tones.push(toneAt(cut.raster, ...placeOn(cut, side, s, t)))
  }
  const bright = quantile(
    Float64Array.from(tones, (tone) => tone[0]),
    0.75,
  )
  const near = tones.filter((tone) => Math.abs(tone[0] - bright) < 14)
  return [0, 1, 2].map((part) =>
    quantile(
      Float64Array.from(near, (tone) => tone[part]!),
      0.5,
    ),
  ) as unknown as Tone
}

/** In strips across the margin, where the ink begins; they must agree, so that ornament or a postmark is no frame. */
function marginOf(cut: Cut, side: SideName, paper: Tone, edge: SideEdge): number | null {
  const other = side === 'top' || side === 'bottom' ? cut.inset.height : cut.inset.width
  const start = Math.ceil(quantile(edge, 0.93)) + 1
  const [from, to] = [Math.round(edge.length * 0.16), Math.round(edge.length * 0.84)]
  const deep = Math.round(other * 0.34)
  const gap = (s: number, t: number) => toneGap(toneAt(cut.raster, ...placeOn(cut, side, s, t)), paper)
  const ink: number[] = []
  for (let s = from; s < to; s += 5) for (let t = start; t < deep; t += 3) ink.push(gap(s, t))
  const level = Math.max(24, quantile(ink, 0.85) * 0.5)
  const strips = 28
  const width = (to - from) / strips
  const begins = Array.from({ length: strips }, (_, strip) => {
    const [a, b] = [Math.round(from + strip * width), Math.round(from + (strip + 1) * width)]
    const mean = (t: number) => {
      let sum = 0
      for (let s = a; s < b; s++) sum += gap(s, t)
      return sum / Math.max(1, b - a)
    }
    let before = mean(start)
    if (before >= level) return start
    for (let t = start + 1; t < deep; t++) {
      const here = mean(t)
      if (here >= level) return t - (here - level) / Math.max(1e-6, here - before)
      before = here
    }
    return Number.NaN
  }).filter((t) => !Number.isNaN(t))
  const middle = quantile(begins, 0.5)
  const agreeing = begins.filter((t) => Math.abs(t - middle) < Math.max(2, other * 0.015))
  return agreeing.length >= strips * 0.6 ? agreeing.reduce((sum, t) => sum + t, 0) / agreeing.length : null
}
