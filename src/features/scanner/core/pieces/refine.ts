import { type PagePicture, type Raster, within } from '../picture/raster.ts'
import { toneGap, toneOf } from '../picture/tone.ts'
import type { PageGround } from './ground.ts'
import { cornersOf, quarter, type Rect } from './hull.ts'
import { outerLine } from './outer-line.ts'

/** Distance from the ground at a place of the whole picture. */
type Gap = (x: number, y: number) => number

/** Makes a rectangle exact to a part of a pixel: each side is the line through the outermost points of its edge, read at full resolution. */
export async function refine(picture: PagePicture, rough: Rect, ground: PageGround, owns: (x: number, y: number) => boolean): Promise<Rect> {
  const reach = Math.max(8, Math.min(rough.width, rough.height) * 0.07)
  const xs = cornersOf({ ...rough, width: rough.width + 2 * reach, height: rough.height + 2 * reach })
  const left = Math.min(...xs.map(({ x }) => x))
  const top = Math.min(...xs.map(({ y }) => y))
  const box = within({ left, top, width: Math.max(...xs.map(({ x }) => x)) - left, height: Math.max(...xs.map(({ y }) => y)) - top }, picture)
  const gap = gapIn(await picture.region(box), box, { picture, ground, owns })
  const once = lined(rough, reach, gap, ground.threshold)
  return lined(once, Math.max(6, reach * 0.6), gap, ground.threshold)
}

function gapIn(
  raster: Raster,
  box: { left: number; top: number },
  about: { picture: PagePicture; ground: PageGround; owns: (x: number, y: number) => boolean },
): Gap {
  const { picture, ground, owns } = about
  return (x, y) => {
    const [column, row] = [Math.round(x - box.left - 0.5), Math.round(y - box.top - 0.5)]
    if (column < 0 || row < 0 || column >= raster.width || row >= raster.height || !owns(x, y)) return 0
    const at = (row * raster.width + column) * 4
    if (ground.kind === 'transparent') return raster.data[at + 3]!
    return toneGap(toneOf(raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!), ground.toneAt(x / picture.width, y / picture.height))
  }
}

/** The four sides in turn: where a side stands, seen from the middle. */
const SIDES = [
  { turn: -90, half: 'height', along: 'width' },
  { turn: 0, half: 'width', along: 'height' },
  { turn: 90, half: 'height', along: 'width' },
  { turn: 180, half: 'width', along: 'height' },
] as const

function lined(rect: Rect, reach: number, gap: Gap, threshold: number): Rect {
  const lines = SIDES.map(({ turn, half, along }) => {
    const out = ((rect.angle + turn) * Math.PI) / 180
    const [ox, oy] = [Math.cos(out), Math.sin(out)]
    const length = rect[along] * 0.86
    const edge: number[] = []
    for (let s = -length / 2; s <= length / 2; s += 1) {
      const [x, y] = [rect.x - oy * s, rect.y + ox * s]
      edge.push(outermost((t) => gap(x + ox * t, y + oy * t), rect[half] / 2, reach, threshold))
    }
    const line = outerLine(edge)
    return { ...line, length }
  })
  const slopes = lines.filter(({ certain }) => certain)
  const weight = slopes.reduce((sum, { length }) => sum + length, 0)
  const angle = agreed(slopes.map(({ slope, length }) => ({ angle: (Math.atan(-slope) * 180) / Math.PI, length })))
  if (weight === 0) return rect
  return moved(
    rect,
    angle,
    lines.map(({ middle }) => middle),
  )
}

/** Walks in from outside to the first pixels that are no ground: two in a row, so that a speck is none. */
function outermost(gap: (t: number) => number, half: number, reach: number, threshold: number): number {
  for (let t = half + reach; t > half - reach; t -= 0.5) {
    if (gap(t) >= threshold && gap(t - 1) >= threshold && gap(t - 2) >= threshold) return t
  }
  return half - reach
}

/** The mean of the angles that lie near the middle one, longer sides counting more. */
function agreed(sides: readonly { angle: number; length: number }[]): number {
  const sorted = [...sides].sort((a, b) => a.angle - b.angle)
  const middle =
    sorted.length === 0 ? 0 : (sorted[Math.floor((sorted.length - 1) / 2)]!.angle + sorted[Math.ceil((sorted.length - 1) / 2)]!.angle) / 2
  const near = sorted.filter(({ angle }) => Math.abs(angle - middle) < 0.7)
  const weight = near.reduce((sum, { length }) => sum + length, 0)
  return weight === 0 ? middle : near.reduce((sum, { angle, length }) => sum + angle * length, 0) / weight
}

/** `distances` of the four lines from the middle: top, right, bottom, left. */
function moved(rect: Rect, turn: number, [top, right, bottom, left]: readonly number[]): Rect {
  const before = (rect.angle * Math.PI) / 180
  const [dx, dy] = [(right! - left!) / 2, (bottom! - top!) / 2]
  return {
    x: rect.x + dx * Math.cos(before) - dy * Math.sin(before),
    y: rect.y + dx * Math.sin(before) + dy * Math.cos(before),
    width: right! + left!,
    height: bottom! + top!,
    angle: quarter(rect.angle + turn),
  }
}
