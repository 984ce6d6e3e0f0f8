import { type PagePicture, type PixelPoint, type Raster, within } from '../picture/raster.ts'
import { quantile, toneGap, toneOf } from '../picture/tone.ts'
import { findGround, type PageGround } from '../pieces/ground.ts'
import type { Rect } from '../pieces/hull.ts'

export interface KnownLength {
  readonly pixels_per_mm: number
  /** How wrong it may be, as a share. */
  readonly error: number
}
export type CoinScale = KnownLength | { readonly refused: 'no_circle' | 'tilted' }

const RAYS = 240
/** Of a square only the middles of its sides lie near a circle. */
const LEAST = RAYS * 0.8
/** Coins are worn, and mints allow for as much. */
const TOLERANCE_MM = 0.05
/** Seen aslant a coin is an oval: from here on the picture is not taken from above. */
const OVAL = 0.01

/** The scale by a coin of known diameter: the circle through its rim, read at full resolution. */
export async function scaleByCoin(picture: PagePicture, rect: Rect, diameter_mm: number): Promise<CoinScale> {
  const ground = findGround(await picture.reduced(800))
  if (!ground) return { refused: 'no_circle' }
  const reach = (rect.width + rect.height) / 4
  const rim = await rimOf(picture, rect, reach, ground)
  const circle = rim.length < LEAST ? null : fitted(rim, { x: rect.x, y: rect.y })
  if (!circle || circle.kept < LEAST || Math.abs(circle.radius / reach - 1) > 0.08) return { refused: 'no_circle' }
  if (circle.oval > OVAL) return { refused: 'tilted' }
  const error = Math.hypot(0.5 / circle.radius, circle.spread / Math.sqrt(circle.kept) / circle.radius, TOLERANCE_MM / diameter_mm, circle.oval / 2)
  return { pixels_per_mm: (2 * circle.radius) / diameter_mm, error }
}

/** Where rays from outside meet the coin: half way between ground and metal. */
async function rimOf(picture: PagePicture, { x, y }: Rect, reach: number, ground: PageGround): Promise<PixelPoint[]> {
  const far = reach * 1.12
  const box = within({ left: x - far, top: y - far, width: 2 * far, height: 2 * far }, picture)
  const gap = gapIn(await picture.region(box), box, picture, ground)
  const points: PixelPoint[] = []
  for (let ray = 0; ray < RAYS; ray++) {
    const [cos, sin] = [Math.cos((2 * Math.PI * ray) / RAYS), Math.sin((2 * Math.PI * ray) / RAYS)]
    const at = (r: number) => gap(x + cos * r, y + sin * r)
    const inner = Array.from({ length: 12 }, (_, step) => at(reach * (0.84 + step * 0.01)))
    const level = Math.max(ground.threshold * 0.6, quantile(inner, 0.5) / 2)
    let before = at(far)
    for (let r = far - 0.5; r > reach * 0.88; r -= 0.5) {
      const here = at(r)
      if (here >= level && before < level && at(r - 1) >= level) {
        const on = r + 0.5 * ((here - level) / Math.max(1e-6, here - before))
        points.push({ x: x + cos * on, y: y + sin * on })
        break
      }
      before = here
    }
  }
  return points
}

function gapIn(raster: Raster, box: { left: number; top: number }, picture: PagePicture, ground: PageGround) {
  const near = (column: number, row: number) => {
    const at = (Math.min(raster.height - 1, Math.max(0, row)) * raster.width + Math.min(raster.width - 1, Math.max(0, column))) * 4
    if (ground.kind === 'transparent') return raster.data[at + 3]!
    const tone = toneOf(raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!)
    return toneGap(tone, ground.toneAt((column + box.left) / picture.width, (row + box.top) / picture.height))
  }
  return (x: number, y: number) => {
    const [u, v] = [x - box.left - 0.5, y - box.top - 0.5]
    const [c, r] = [Math.floor(u), Math.floor(v)]
    const [fx, fy] = [u - c, v - r]
    const above = near(c, r) * (1 - fx) + near(c + 1, r) * fx
    return above * (1 - fy) + (near(c, r + 1) * (1 - fx) + near(c + 1, r + 1) * fx) * fy
  }
}

interface Circle {
  readonly radius: number
  readonly spread: number
  readonly kept: number
  readonly oval: number
}

/** Middle, radius and oval together by least squares of the distance at each angle; what lies far off is left out of the next round. */
function fitted(points: readonly PixelPoint[], start: PixelPoint): Circle | null {
  let middle = start
  let kept = points
  let circle: Circle | null = null
  for (let round = 0; round < 5; round++) {
    const seen = kept.map((point) => ({
      point,
      far: Math.hypot(point.x - middle.x, point.y - middle.y),
      turn: Math.atan2(point.y - middle.y, point.x - middle.x),
    }))
    const mean = (of: (one: (typeof seen)[number]) => number) => seen.reduce((sum, one) => sum + of(one), 0) / Math.max(1, seen.length)
    const radius = mean(({ far }) => far)
    middle = {
      x: middle.x + 2 * mean(({ far, turn }) => (far - radius) * Math.cos(turn)),
      y: middle.y + 2 * mean(({ far, turn }) => (far - radius) * Math.sin(turn)),
    }
    const oval =
      2 *
      Math.hypot(
        mean(({ far, turn }) => (far - radius) * Math.cos(2 * turn)),
        mean(({ far, turn }) => (far - radius) * Math.sin(2 * turn)),
      )
    const off = (point: PixelPoint) => Math.abs(Math.hypot(point.x - middle.x, point.y - middle.y) - radius)
    const limit = Math.max(1, 2.5 * quantile(kept.map(off), 0.6)) + oval
    circle = { radius, spread: Math.sqrt(mean(({ point }) => off(point) ** 2)), kept: kept.length, oval: oval / radius }
    kept = points.filter((point) => off(point) <= limit)
    if (kept.length < 12) return null
  }
  return circle
}
