import { type Box, type PagePicture, type Raster, within } from '../picture/raster.ts'
import { cornersOf, type Rect } from './hull.ts'

/** One piece, upright, at the full resolution of the picture; `inset` is the paper in it, without the margin of ground around. */
export interface Cut {
  readonly raster: Raster
  readonly inset: Box
}

/** Ground that stays around a piece: two millimetres, or a part of its side where the scale is unknown. */
const marginOf = (rect: Rect, pixelsPerMm: number | null) =>
  Math.round(Math.min(pixelsPerMm === null ? Number.POSITIVE_INFINITY : 2 * pixelsPerMm, Math.min(rect.width, rect.height) * 0.08))

export async function cutOut(picture: PagePicture, rect: Rect, pixelsPerMm: number | null): Promise<Cut> {
  const margin = marginOf(rect, pixelsPerMm)
  const [width, height] = [Math.max(1, Math.round(rect.width)) + 2 * margin, Math.max(1, Math.round(rect.height)) + 2 * margin]
  const corners = cornersOf({ ...rect, width: width + 2, height: height + 2 })
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const box = within({ left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }, picture)
  const source = await picture.region(box)
  const raster = turned(source, { ...rect, x: rect.x - box.left, y: rect.y - box.top }, width, height)
  return { raster, inset: { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin } }
}

/** Beyond the edge of the picture the nearest pixel is repeated. */
function turned(source: Raster, rect: Rect, width: number, height: number): Raster {
  const [cos, sin] = [Math.cos((rect.angle * Math.PI) / 180), Math.sin((rect.angle * Math.PI) / 180)]
  const data = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    const v = row + 0.5 - height / 2
    for (let column = 0; column < width; column++) {
      const u = column + 0.5 - width / 2
      sample(source, rect.x + u * cos - v * sin - 0.5, rect.y + u * sin + v * cos - 0.5, data, (row * width + column) * 4)
    }
  }
  return { width, height, data }
}

function sample({ width, height, data }: Raster, x: number, y: number, into: Uint8Array, at: number) {
  const [cx, cy] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)]
  const [fx, fy] = [cx - x0, cy - y0]
  const right = x0 < width - 1 ? 4 : 0
  const down = y0 < height - 1 ? width * 4 : 0
  const from = (y0 * width + x0) * 4
  for (let part = 0; part < 4; part++) {
    const upper = data[from + part]! * (1 - fx) + data[from + right + part]! * fx
    const lower = data[from + down + part]! * (1 - fx) + data[from + down + right + part]! * fx
    into[at + part] = upper * (1 - fy) + lower * fy
  }
}
