import type { Rect } from '../core/pieces/hull.ts'

export interface FramedPiece {
  readonly key: string
  readonly rect: Rect
  readonly shape: 'rectangle' | 'round' | 'other'
  readonly cut_off: boolean
}
/** The pieces as they are, and as they were before each change. */
export interface Edits {
  readonly pieces: readonly FramedPiece[]
  readonly before: readonly (readonly FramedPiece[])[]
}

const changed = (edits: Edits, pieces: readonly FramedPiece[]): Edits => ({ pieces, before: [...edits.before.slice(-49), edits.pieces] })
export const undo = ({ pieces, before }: Edits): Edits => ({ pieces: before.at(-1) ?? pieces, before: before.slice(0, -1) })
export const remove = (edits: Edits, key: string) =>
  changed(
    edits,
    edits.pieces.filter((piece) => piece.key !== key),
  )
export const add = (edits: Edits, key: string, rect: Rect) => changed(edits, [...edits.pieces, { key, rect, shape: 'rectangle', cut_off: false }])

export type Nudge = 'left' | 'right' | 'up' | 'down' | 'wider' | 'narrower' | 'taller' | 'lower' | 'clockwise' | 'counter'
const LEAST = 12

/** One step of a key: by so many pixels, or by a tenth of a degree. */
export function nudged(rect: Rect, nudge: Nudge, step: number): Rect {
  const by: Record<Nudge, Partial<Rect>> = {
    left: { x: rect.x - step },
    right: { x: rect.x + step },
    up: { y: rect.y - step },
    down: { y: rect.y + step },
    wider: { width: rect.width + step },
    narrower: { width: Math.max(LEAST, rect.width - step) },
    taller: { height: rect.height + step },
    lower: { height: Math.max(LEAST, rect.height - step) },
    clockwise: { angle: Math.min(45, rect.angle + 0.1) },
    counter: { angle: Math.max(-45, rect.angle - 0.1) },
  }
  return { ...rect, ...by[nudge] }
}
export const change = (edits: Edits, key: string, rect: Rect) =>
  changed(
    edits,
    edits.pieces.map((piece) => (piece.key === key ? { ...piece, rect } : piece)),
  )

/** A rectangle is drawn by the corner that is pulled; the opposite one stays. */
export function pulled(rect: Rect, corner: number, to: { x: number; y: number }): Rect {
  const [cos, sin] = [Math.cos((rect.angle * Math.PI) / 180), Math.sin((rect.angle * Math.PI) / 180)]
  const [right, down] = [corner === 1 || corner === 2 ? 1 : -1, corner > 1 ? 1 : -1]
  const [dx, dy] = [to.x - rect.x, to.y - rect.y]
  const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin]
  const width = Math.max(LEAST, right * u + rect.width / 2)
  const height = Math.max(LEAST, down * v + rect.height / 2)
  const [mu, mv] = [(right * (width - rect.width)) / 2, (down * (height - rect.height)) / 2]
  return { ...rect, width, height, x: rect.x + mu * cos - mv * sin, y: rect.y + mu * sin + mv * cos }
}

/** A piece becomes one with its nearest neighbour: the smallest upright rectangle around both, at its own tilt. */
export function merge(edits: Edits, key: string): Edits {
  const one = edits.pieces.find((piece) => piece.key === key)
  const others = edits.pieces.filter((piece) => piece.key !== key)
  if (!one || others.length === 0) return edits
  const far = ({ rect }: FramedPiece) => Math.hypot(rect.x - one.rect.x, rect.y - one.rect.y)
  const other = others.reduce((nearest, piece) => (far(piece) < far(nearest) ? piece : nearest))
  const joined: FramedPiece = { ...one, shape: 'rectangle', rect: around(one.rect, other.rect) }
  return changed(
    edits,
    edits.pieces.flatMap((piece) => (piece.key === key ? [joined] : piece.key === other.key ? [] : [piece])),
  )
}

function around(one: Rect, other: Rect): Rect {
  const [cos, sin] = [Math.cos((one.angle * Math.PI) / 180), Math.sin((one.angle * Math.PI) / 180)]
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin]
  const [left, right] = [Math.min(-one.width / 2, u - other.width / 2), Math.max(one.width / 2, u + other.width / 2)]
  const [top, bottom] = [Math.min(-one.height / 2, v - other.height / 2), Math.max(one.height / 2, v + other.height / 2)]
  const [mu, mv] = [(left + right) / 2, (top + bottom) / 2]
  return { ...one, x: one.x + mu * cos - mv * sin, y: one.y + mu * sin + mv * cos, width: right - left, height: bottom - top }
}
