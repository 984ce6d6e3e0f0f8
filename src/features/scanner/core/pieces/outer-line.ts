import { quantile } from '../picture/tone.ts'

export interface OuterLine {
  /** Distance of the line from the middle of the piece, at the middle of the side. */
  readonly middle: number
  readonly slope: number
  readonly certain: boolean
}

/**
 * The line through the tips of an edge. `edge` holds, for each pixel along the side, how far out the paper reaches. What lies further in than the line
 * of the round before (holes, tears) is left out of the next.
 */
export function outerLine(edge: readonly number[]): OuterLine {
  const middle = (edge.length - 1) / 2
  const far = quantile(edge, 0.995)
  let points = edge.map((out, at) => ({ s: at - middle, out })).filter(({ out }) => out <= far + 0.6)
  let line = fit(points)
  for (let round = 0; round < 4 && points.length > 24; round++) {
    const before = line
    const kept = points.filter(({ s, out }) => out >= before.at + before.slope * s - 0.25)
    if (kept.length < 12 || spreadOf(kept) < edge.length * 0.5) break
    points = kept
    line = fit(points)
  }
  return { middle: line.at, slope: line.slope, certain: edge.length > 16 && Math.abs(line.slope) < 0.2 }
}

const spreadOf = (points: readonly { s: number }[]) => points.at(-1)!.s - points[0]!.s

function fit(points: readonly { s: number; out: number }[]): { at: number; slope: number } {
  const n = Math.max(1, points.length)
  const s = points.reduce((sum, point) => sum + point.s, 0) / n
  const out = points.reduce((sum, point) => sum + point.out, 0) / n
  const [top, under] = points.reduce(([a, b], point) => [a + (point.s - s) * (point.out - out), b + (point.s - s) ** 2], [0, 0])
  const slope = under > 0 ? top / under : 0
  return { at: out - slope * s, slope }
}
