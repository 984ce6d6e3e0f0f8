import type { PixelPoint } from '../picture/raster.ts'

/** A rectangle that may be tilted: `angle` in degrees, from -45 to 45, clockwise on the screen. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
}

const cross = (o: PixelPoint, a: PixelPoint, b: PixelPoint) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

/** Andrew's chain. */
export function hullOf(points: readonly PixelPoint[]): PixelPoint[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (order: readonly PixelPoint[]) => {
    const chain: PixelPoint[] = []
    for (const point of order) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

export function areaOf(hull: readonly PixelPoint[]): number {
  const twice = hull.reduce((sum, point, at) => {
    const next = hull[(at + 1) % hull.length]!
    return sum + point.x * next.y - next.x * point.y
  }, 0)
  return Math.abs(twice) / 2
}

const turned = (angle: number) => ({ cos: Math.cos((angle * Math.PI) / 180), sin: Math.sin((angle * Math.PI) / 180) })

/** The smallest rectangle around a hull: one of its sides lies on a side of the hull. */
export function smallestRect(hull: readonly PixelPoint[]): Rect {
  let best: Rect | undefined
  for (const [at, point] of hull.entries()) {
    const next = hull[(at + 1) % hull.length]!
    const rect = rectAt(hull, quarter((Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI))
    if (!best || rect.width * rect.height < best.width * best.height) best = rect
  }
  return best ?? { x: 0, y: 0, width: 0, height: 0, angle: 0 }
}

/** An angle of a side as the tilt of the nearest axis. */
export const quarter = (angle: number) => {
  const rest = ((angle % 90) + 90) % 90
  return rest > 45 ? rest - 90 : rest
}

function rectAt(hull: readonly PixelPoint[], angle: number): Rect {
  const { cos, sin } = turned(angle)
  const along = hull.map(({ x, y }) => x * cos + y * sin)
  const across = hull.map(({ x, y }) => y * cos - x * sin)
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)]
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: right - left, height: bottom - top, angle }
}

/** Clockwise from the upper left one. */
export function cornersOf({ x, y, width, height, angle }: Rect): PixelPoint[] {
  const { cos, sin } = turned(angle)
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, down]) => {
    const [u, v] = [(right! * width) / 2, (down! * height) / 2]
    return { x: x + u * cos - v * sin, y: y + u * sin + v * cos }
  })
}
