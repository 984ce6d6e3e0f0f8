import type { Component } from './mask.ts'
import { type Patch, type Shape, shapeOf } from './split.ts'

export function patchOf({ label, left, top, right, bottom }: Component, labels: Int32Array, width: number): Patch {
  const size = { width: right - left + 1, height: bottom - top + 1 }
  const mask = new Uint8Array(size.width * size.height)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) if (labels[(top + y) * width + left + x] === label) mask[y * size.width + x] = 1
  return { left, top, ...size, mask }
}

/** A dark postmark on a dark ground can cut a piece in two: what lies within the rectangle of a larger part, and fills it, belongs to that. */
export function joinNested(found: readonly Component[], labels: Int32Array, width: number, least: number): Component[] {
  const large = found.filter(({ pixels }) => pixels > least * least * 0.05).sort((a, b) => b.pixels - a.pixels)
  const shapes = new Map<number, Shape>(large.map((one) => [one.label, shapeOf(patchOf(one, labels, width))]))
  const joined = new Map<number, Component>()
  const gone = new Set<number>()
  for (const [at, small] of large.entries()) {
    const around = large.slice(0, at).find((one) => !gone.has(one.label) && isNested(shapes.get(small.label)!, shapes.get(one.label)!, small, one))
    if (!around) continue
    gone.add(small.label)
    relabel(small, around.label, labels, width)
    joined.set(around.label, hold(joined.get(around.label) ?? around, small))
  }
  return found.filter(({ label }) => !gone.has(label)).map((one) => joined.get(one.label) ?? one)
}

function isNested(inner: Shape, outer: Shape, small: Component, large: Component): boolean {
  if (small.left > large.right || small.right < large.left || small.top > large.bottom || small.bottom < large.top) return false
  const { rect } = outer
  const [cos, sin] = [Math.cos((rect.angle * Math.PI) / 180), Math.sin((rect.angle * Math.PI) / 180)]
  const inside = inner.hull.filter(({ x, y }) => {
    const [u, v] = [(x - rect.x) * cos + (y - rect.y) * sin, (y - rect.y) * cos - (x - rect.x) * sin]
    return Math.abs(u) < rect.width / 2 + 3 && Math.abs(v) < rect.height / 2 + 3
  }).length
  return inside >= inner.hull.length * 0.8 && inner.pixels + outer.pixels > rect.width * rect.height * 0.7
}

function relabel({ label, left, top, right, bottom }: Component, to: number, labels: Int32Array, width: number) {
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) if (labels[y * width + x] === label) labels[y * width + x] = to
}

const hold = (one: Component, other: Component): Component => ({
  label: one.label,
  pixels: one.pixels + other.pixels,
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})
