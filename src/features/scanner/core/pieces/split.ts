import type { PixelPoint } from '../picture/raster.ts'
import { areaOf, hullOf, type Rect, smallestRect } from './hull.ts'
import { components, depths } from './mask.ts'

/** Part of a picture, cut out of the mask of all pieces. */
export interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly mask: Uint8Array
}
export interface Shape {
  readonly hull: readonly PixelPoint[]
  readonly rect: Rect
  readonly pixels: number
  /** Share of its hull that is filled. */
  readonly full: number
  /** Is it as round as a coin? */
  readonly round: boolean
}

const LEAST_PART = 0.06
/** Parts that are whole pieces are as full as this; a corner of a star is not. */
const FULL = 0.86

export function shapeOf({ left, top, width, height, mask }: Patch): Shape {
  const edge: PixelPoint[] = []
  let pixels = 0
  for (let y = 0; y < height; y++) {
    let [first, last] = [-1, -1]
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] !== 1) continue
      pixels++
      if (first < 0) first = x
      last = x
    }
    if (first >= 0) for (const x of [first, last + 1]) edge.push({ x: left + x, y: top + y }, { x: left + x, y: top + y + 1 })
  }
  const hull = hullOf(edge)
  const rect = smallestRect(hull)
  return { hull, rect, pixels, full: pixels / Math.max(1, areaOf(hull)), round: isRound(hull, rect) }
}

/** A disc fills 79 of a hundred parts of its square, and is as wide in every direction. */
function isRound(hull: readonly PixelPoint[], { width, height }: Rect): boolean {
  const share = areaOf(hull) / Math.max(1, width * height)
  return Math.min(width, height) / Math.max(width, height) > 0.86 && share > 0.74 && share < 0.85
}

/** Pieces that touch are taken apart where the joint is narrow: at tips of perforation, at corners, between coins. */
export function splitTouching(patch: Patch, holes: Uint8Array, depth = 0): Patch[] {
  const whole = shapeOf(patch)
  if (depth > 7 || whole.pixels < 150) return [patch]
  const open = patch.mask.map((value, at) => (value === 1 && holes[at] !== 1 ? 1 : 0))
  const parts = firstParting(patch, open, whole)
  if (!parts) return [patch]
  return parts.flatMap((part) => splitTouching(part, cutHoles(part, patch, holes), depth + 1))
}

function cutHoles(part: Patch, from: Patch, holes: Uint8Array): Uint8Array {
  const cut = new Uint8Array(part.mask.length)
  for (let y = 0; y < part.height; y++)
    for (let x = 0; x < part.width; x++) cut[y * part.width + x] = holes[(y + part.top - from.top) * from.width + x + part.left - from.left]!
  return cut
}

function firstParting(patch: Patch, open: Uint8Array, whole: Shape): Patch[] | null {
  const { width, height } = patch
  for (const [field, deepest] of [
    [depths(open, width, height), 0.75],
    [depths(patch.mask, width, height), 0.9],
  ] as const) {
    const most = field.reduce((a, b) => Math.max(a, b), 0) * deepest
    for (let level = 3; level <= most; level += Math.max(1, Math.round(most / 14))) {
      const parts = grown(patch, field, level, whole.pixels * LEAST_PART)
      if (parts && arePieces(parts, whole)) return parts
    }
  }
  return null
}

/** What is deeper than a level falls into parts; each then takes back the pixels nearest to it. */
function grown(patch: Patch, field: Uint16Array, level: number, least: number): Patch[] | null {
  const { width } = patch
  const { labels, found } = components(
    Uint8Array.from(field, (depth) => (depth > level ? 1 : 0)),
    width,
  )
  const cores = found.filter(({ pixels }) => pixels > Math.max(12, least * 0.35))
  if (cores.length < 2) return null
  const kept = new Set(cores.map(({ label }) => label))
  const owner = Int32Array.from(labels, (label) => (kept.has(label) ? label : 0))
  spreadOwners(owner, patch)
  const parts = cores.map(({ label }) => partOf(patch, owner, label))
  return parts.every((part) => part.mask.reduce((sum, value) => sum + value, 0) >= least) ? parts : null
}

function spreadOwners(owner: Int32Array, { width, mask }: Patch) {
  let front: number[] = []
  for (let at = 0; at < owner.length; at++) if (owner[at] !== 0) front.push(at)
  while (front.length > 0) {
    const next: number[] = []
    const take = (at: number, from: number) => {
      if (mask[at] === 1 && owner[at] === 0) {
        owner[at] = owner[from]!
        next.push(at)
      }
    }
    for (const at of front) {
      const x = at % width
      if (x > 0) take(at - 1, at)
      if (x < width - 1) take(at + 1, at)
      if (at >= width) take(at - width, at)
      if (at < owner.length - width) take(at + width, at)
    }
    front = next
  }
}

function partOf(patch: Patch, owner: Int32Array, label: number): Patch {
  let [left, top, right, bottom] = [patch.width, patch.height, 0, 0]
  for (let at = 0; at < owner.length; at++) {
    if (owner[at] !== label) continue
    const x = at % patch.width
    const y = (at - x) / patch.width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [width, height] = [right - left + 1, bottom - top + 1]
  const mask = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (owner[(top + y) * patch.width + left + x] === label) mask[y * width + x] = 1
  return { left: patch.left + left, top: patch.top + top, width, height, mask }
}

/** Parts are pieces of their own if each is a rectangle or round, and they are no pair that was never separated. */
function arePieces(parts: readonly Patch[], whole: Shape): boolean {
  const shapes = parts.map(shapeOf)
  const bent = whole.full < 0.82
  const firm = shapes.every((shape) => shape.full > FULL && (bent || shape.round || shape.pixels / (shape.rect.width * shape.rect.height) > 0.74))
  // A piece is not cut along a dark postmark: its parts would lie within each other.
  const hulls = shapes.reduce((sum, shape) => sum + areaOf(shape.hull), 0)
  if (!firm || hulls > (bent ? areaOf(whole.hull) : whole.pixels * 1.06)) return false
  const filled = whole.pixels / (whole.rect.width * whole.rect.height)
  return !(filled > 0.9 && shapes.length === 2 && areJoined(shapes[0]!, shapes[1]!))
}

/** A pair lies exactly in one line: two loose stamps that touch hardly ever do. */
function areJoined(one: Shape, two: Shape): boolean {
  const [a, b] = [one.rect, two.rect]
  if (one.round || two.round || Math.abs(a.angle - b.angle) > 0.9) return false
  const angle = (a.angle * Math.PI) / 180
  const [x, y] = [b.x - a.x, b.y - a.y]
  const [along, across] = [Math.abs(x * Math.cos(angle) + y * Math.sin(angle)), Math.abs(y * Math.cos(angle) - x * Math.sin(angle))]
  const beside = along > across
  const [shift, sizes] = beside ? [across, [a.height, b.height]] : [along, [a.width, b.width]]
  return shift < 1.2 && Math.abs(sizes[0]! - sizes[1]!) < 2
}
