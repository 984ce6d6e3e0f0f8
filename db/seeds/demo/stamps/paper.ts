// The paper's edge: perforation teeth, holes between joined stamps, and the triangle. Holes are transparent.
import { list, round } from './pen.ts'

const HOLE = 0.3

function holes(length: number, pitch: number): number[] {
  const corner = pitch * 0.1
  const count = Math.max(3, Math.round((length - 2 * corner) / pitch))
  const step = (length - 2 * corner) / count
  return Array.from({ length: count }, (_, i) => corner + (i + 0.5) * step)
}

export function rectangleEdge(w: number, h: number, pitch: number): string {
  if (!pitch) return `M0 0H${w}V${h}H0Z`
  const r = round(pitch * HOLE)
  let d = 'M0 0'
  for (const a of holes(w, pitch)) d += `H${round(a - r)}a${r} ${r} 0 0 0 ${2 * r} 0`
  d += `H${w}`
  for (const a of holes(h, pitch)) d += `V${round(a - r)}a${r} ${r} 0 0 0 0 ${2 * r}`
  d += `V${h}`
  for (const a of holes(w, pitch).reverse()) d += `H${round(a + r)}a${r} ${r} 0 0 0 ${-2 * r} 0`
  d += 'H0'
  for (const a of holes(h, pitch).reverse()) d += `V${round(a + r)}a${r} ${r} 0 0 0 0 ${-2 * r}`
  return `${d}Z`
}

const punch = (x: number, y: number, r: number): string => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const punchedRow = (length: number, pitch: number, spot: (a: number) => [number, number]): string => {
  const spots = holes(length, pitch)
  return list(spots.length, (i) => punch(...spot(spots[i]!), round(pitch * HOLE)))
}

/** Holes between `columns` × `rows` joined stamps; draw with fill-rule evenodd. */
export function innerHoles(w: number, h: number, columns: number, rows: number, pitch: number): string {
  if (!pitch) return ''
  const upright = list(columns - 1, (i) => list(rows, (j) => punchedRow(h, pitch, (a) => [(i + 1) * w, j * h + a])))
  const flat = list(rows - 1, (j) => list(columns, (i) => punchedRow(w, pitch, (a) => [i * w + a, (j + 1) * h])))
  return upright + flat
}

/** The perforation around a stamp inside a souvenir sheet. */
export function ringHoles(x: number, y: number, w: number, h: number, pitch: number): string {
  if (!pitch) return ''
  const flat = [y, y + h].map((at) => punchedRow(w, pitch, (a) => [x + a, at]))
  const upright = [x, x + w].map((at) => punchedRow(h, pitch, (a) => [at, y + a]))
  return [...flat, ...upright].join('')
}

export function triangleEdge(w: number, h: number, pitch: number): string {
  if (!pitch) return `M${w / 2} 0L${w} ${h}H0Z`
  const r = round(pitch * HOLE)
  const side = (x1: number, y1: number, x2: number, y2: number) => {
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
    const spots = holes(length, pitch)
    const notch = (a: number) =>
      `L${round(x1 + ux * (a - r))} ${round(y1 + uy * (a - r))}A${r} ${r} 0 0 0 ${round(x1 + ux * (a + r))} ${round(y1 + uy * (a + r))}`
    return `${spots.map(notch).join('')}L${x2} ${y2}`
  }
  return `M${w / 2} 0${side(w / 2, 0, w, h)}${side(w, h, 0, h)}${side(0, h, w / 2, 0)}Z`
}
