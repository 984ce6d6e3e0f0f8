import { quantile, type Tone } from '../picture/tone.ts'
import type { Cut } from '../pieces/straighten.ts'
import { type SideEdge, type SideName, sideNames } from './edges.ts'
import { marginOf, placeOn, toneAt } from './frame.ts'

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
