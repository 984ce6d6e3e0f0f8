import type { Rect } from '../pieces/hull.ts'

/** How the page was turned: over its side like a leaf, over its top, or each piece where it lies. */
export const turnings = ['sideways', 'upward', 'in_place'] as const
export type Turning = (typeof turnings)[number]
export interface PageSide {
  readonly width: number
  readonly height: number
  readonly rects: readonly Rect[]
}
interface Pairing {
  readonly turning: Turning
  /** For each front the number of its back; null where none lies there. */
  readonly backs: readonly (number | null)[]
}

/** A back lies within so much of a piece's own size of where it is expected, and differs by no more in its sides. */
const NEAR = 0.6
const ALIKE = 0.22
/** So many fronts are tried as the one by which the two pictures are laid upon each other. */
const ANCHORS = 16
/** What a front without a back costs, in its own sizes: more than any back that is near enough. */
const ALONE = 1
/** Another turning is believed when it is so much better than that of a leaf: on an even grid all of them fit. */
const CLEARLY = 0.12

/** Pairs by position: the fronts are mirrored, laid upon the backs where most of them fit, and each takes the nearest back of its size. */
export function pairBacks(front: PageSide, back: PageSide, turned?: Turning): Pairing {
  const tried = (turned ? [turned] : turnings).map((turning) => ({ turning, ...laidUpon(front, back, turning) }))
  const [first, ...others] = tried
  const best = others.reduce((least, one) => (one.cost < least.cost - CLEARLY ? one : least), first!)
  return { turning: best.turning, backs: best.backs }
}

interface Laid {
  readonly backs: readonly (number | null)[]
  /** The mean distance of the pairs, in sizes of a piece. */
  readonly cost: number
}

function laidUpon(front: PageSide, back: PageSide, turning: Turning): Laid {
  const ratio = ratioOf(front, back)
  const expected = front.rects.map((rect) => mirrored(rect, front, turning, ratio))
  const anchors = expected.slice(0, ANCHORS)
  let best: Laid = { backs: front.rects.map(() => null), cost: ALONE }
  for (const anchor of anchors)
    for (const other of back.rects) {
      if (!isAlike(anchor, other)) continue
      const shift = { x: other.x - anchor.x, y: other.y - anchor.y }
      const laid = matched(expected, back.rects, shift)
      if (laid.cost < best.cost) best = laid
    }
  return best
}

const sizeOf = ({ width, height }: Rect) => (width + height) / 2
const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1
/** The backs may have been taken at another resolution. */
function ratioOf(front: PageSide, back: PageSide): number {
  const ratio = middle(back.rects.map(sizeOf)) / middle(front.rects.map(sizeOf))
  return ratio > 0.93 && ratio < 1.07 ? 1 : ratio
}

function mirrored(rect: Rect, { width, height }: PageSide, turning: Turning, ratio: number): Rect {
  const x = turning === 'sideways' ? width - rect.x : rect.x
  const y = turning === 'upward' ? height - rect.y : rect.y
  return { ...rect, x: x * ratio, y: y * ratio, width: rect.width * ratio, height: rect.height * ratio }
}

const differs = (one: number, other: number) => Math.abs(one - other) / Math.max(one, other)
const isAlike = (one: Rect, other: Rect) => differs(one.width, other.width) < ALIKE && differs(one.height, other.height) < ALIKE

/** The nearest pairs first; a back belongs to one front. */
function matched(expected: readonly Rect[], backs: readonly Rect[], shift: { x: number; y: number }): Laid {
  const near: { at: number; of: number; gap: number }[] = []
  for (const [at, rect] of expected.entries())
    for (const [of, other] of backs.entries()) {
      const gap = Math.hypot(rect.x + shift.x - other.x, rect.y + shift.y - other.y) / sizeOf(rect)
      if (gap < NEAR && isAlike(rect, other)) near.push({ at, of, gap: gap + differs(rect.width, other.width) + differs(rect.height, other.height) })
    }
  near.sort((a, b) => a.gap - b.gap)
  const found: (number | null)[] = expected.map(() => null)
  const taken = new Set<number>()
  let cost = expected.length * ALONE
  for (const { at, of, gap } of near) {
    if (found[at] !== null || taken.has(of)) continue
    found[at] = of
    taken.add(of)
    cost += gap - ALONE
  }
  return { backs: found, cost: cost / Math.max(1, expected.length) }
}
