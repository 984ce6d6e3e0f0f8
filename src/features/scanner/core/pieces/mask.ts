import type { Raster } from '../picture/raster.ts'
import { toneGap, toneOf } from '../picture/tone.ts'
import type { PageGround } from './ground.ts'

/** Distance of each pixel from the ground, of 255. */
export function gapField(raster: Raster, ground: PageGround): Uint8Array {
  const { width, height, data } = raster
  const field = new Uint8Array(width * height)
  if (ground.kind === 'transparent') {
    for (let at = 0; at < field.length; at++) field[at] = data[at * 4 + 3]!
    return field
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const tone = toneOf(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!)
      field[at] = Math.min(255, toneGap(tone, ground.toneAt(x / width, y / height)))
    }
  }
  return field
}

/** Everything that is not ground connected with the edge: 1 for a piece. What lies inside a piece belongs to it, whatever its colour. */
export function pieceMask(field: Uint8Array, width: number, height: number, threshold: number): Uint8Array {
  const mask = new Uint8Array(field.length).fill(1)
  const stack: number[] = []
  const visit = (at: number) => {
    if (mask[at] === 1 && field[at]! < threshold) {
      mask[at] = 0
      stack.push(at)
    }
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (stack.length > 0) {
    const at = stack.pop()!
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < field.length - width) visit(at + width)
  }
  return mask
}

export interface Component {
  readonly label: number
  readonly pixels: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Numbers connected pixels from 1 on. */
export function components(mask: Uint8Array, width: number): { labels: Int32Array; found: Component[] } {
  const labels = new Int32Array(mask.length)
  const found: Component[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1 || labels[start] !== 0) continue
    found.push(spread(mask, labels, width, start, found.length + 1))
  }
  return { labels, found }
}

function spread(mask: Uint8Array, labels: Int32Array, width: number, start: number, label: number): Component {
  const stack = [start]
  labels[start] = label
  let [pixels, left, right, top, bottom] = [0, width, 0, mask.length, 0]
  const visit = (at: number) => {
    if (mask[at] === 1 && labels[at] === 0) {
      labels[at] = label
      stack.push(at)
    }
  }
  while (stack.length > 0) {
    const at = stack.pop()!
    const x = at % width
    const y = (at - x) / width
    pixels++
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < mask.length - width) visit(at + width)
  }
  return { label, pixels, left, top, right, bottom }
}

/** How far each pixel lies inside its piece, in thirds of a pixel (steps of 3 straight and 4 aslant). Beyond the edge of the picture is ground. */
export function depths(mask: Uint8Array, width: number, height: number): Uint16Array {
  const depth = new Uint16Array(mask.length)
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : depth[y * width + x]!)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (mask[y * width + x] === 1) depth[y * width + x] = Math.min(at(x - 1, y) + 3, at(x, y - 1) + 3, at(x - 1, y - 1) + 4, at(x + 1, y - 1) + 4)
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--)
      if (mask[y * width + x] === 1)
        depth[y * width + x] = Math.min(depth[y * width + x]!, at(x + 1, y) + 3, at(x, y + 1) + 3, at(x + 1, y + 1) + 4, at(x - 1, y + 1) + 4)
  return depth
}
