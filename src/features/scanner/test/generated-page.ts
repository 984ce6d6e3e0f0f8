import type { Raster } from '../core/picture/raster.ts'
import { cornersOf, type Rect } from '../core/pieces/hull.ts'
import { chance } from './chance.ts'
import { type DrawnPiece, distanceTo, inkAt } from './generated-piece.ts'

export interface PageOptions {
  readonly dpi: number
  readonly width_mm: number
  readonly height_mm: number
  readonly ground: readonly [number, number, number]
  /** How much darker the ground is at the right lower corner, of 255. */
  readonly shade: number
  readonly noise: number
  readonly seed: number
}
export interface GeneratedPage {
  readonly raster: Raster
  /** In pixels of the page. */
  readonly truth: readonly { piece: DrawnPiece; rect: Rect; corners: { x: number; y: number }[] }[]
}

/** A page with pieces whose places, sizes, perforation and margins are known, as a scanner would see it. */
export function generatePage(pieces: readonly DrawnPiece[], options: PageOptions): GeneratedPage {
  const scale = options.dpi / 25.4
  const width = Math.round(options.width_mm * scale)
  const height = Math.round(options.height_mm * scale)
  const data = new Uint8Array(width * height * 4)
  const random = chance(options.seed)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = (options.shade * (x / width + y / height)) / 2
      put(data, (y * width + x) * 4, options.ground, () => random() * options.noise - options.noise / 2 - shade)
    }
  }
  for (const piece of pieces) draw({ data, width, height, scale }, piece, () => random() * options.noise - options.noise / 2)
  const truth = pieces.map((piece) => {
    const rect = { x: piece.x * scale, y: piece.y * scale, width: piece.width * scale, height: piece.height * scale, angle: piece.angle }
    return { piece, rect, corners: cornersOf(rect) }
  })
  return { raster: { width, height, data }, truth }
}

function put(data: Uint8Array, at: number, colour: readonly number[], change: () => number) {
  const all = change()
  for (let part = 0; part < 3; part++) data[at + part] = Math.min(255, Math.max(0, Math.round(colour[part]! + all)))
  data[at + 3] = 255
}

function draw(
  { data, width, height, scale }: { data: Uint8Array; width: number; height: number; scale: number },
  piece: DrawnPiece,
  noise: () => number,
) {
  const corners = cornersOf({ ...piece, width: piece.width + 1, height: piece.height + 1 })
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [cos, sin] = [Math.cos((piece.angle * Math.PI) / 180), Math.sin((piece.angle * Math.PI) / 180)]
  for (let y = Math.max(0, Math.floor(Math.min(...ys) * scale)); y < Math.min(height, Math.max(...ys) * scale); y++) {
    for (let x = Math.max(0, Math.floor(Math.min(...xs) * scale)); x < Math.min(width, Math.max(...xs) * scale); x++) {
      const [dx, dy] = [(x + 0.5) / scale - piece.x, (y + 0.5) / scale - piece.y]
      const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin]
      const share = Math.min(1, Math.max(0, 0.5 - distanceTo(piece, u, v) * scale))
      if (share === 0) continue
      const ink = inkAt(piece, u, v, scale)
      const at = (y * width + x) * 4
      const all = noise()
      for (let part = 0; part < 3; part++) {
        const mixed = data[at + part]! * (1 - share) + ink[part]! * share + all * share
        data[at + part] = Math.min(255, Math.max(0, Math.round(mixed)))
      }
    }
  }
}
