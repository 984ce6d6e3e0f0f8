import type { Raster } from '../picture/raster.ts'
import { type Tone, toneGap, toneOf } from '../picture/tone.ts'

/** For each part of a tone the factors of 1, x, y, x², xy and y². */
export type Surface = readonly (readonly number[])[]

const termsAt = (x: number, y: number) => [1, x, y, x * x, x * y, y * y]
const TERMS = [1, 3, 6]

export function surfaceAt(surface: Surface, x: number, y: number): Tone {
  const part = (k: readonly number[]) => k[0]! + k[1]! * x + k[2]! * y + k[3]! * x * x + k[4]! * x * y + k[5]! * y * y
  return [part(surface[0]!), part(surface[1]!), part(surface[2]!)]
}

/** The surface through all pixels that are near the one before; none if they are too few. */
export function fitSurface(
  { width, height, data }: Raster,
  before: Surface,
  { step, degree, gap }: { step: number; degree: number; gap: number },
): Surface | null {
  const size = TERMS[degree]!
  const sums = Array.from({ length: size }, () => new Array<number>(size + 3).fill(0))
  let count = 0
  let total = 0
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      total++
      const at = (y * width + x) * 4
      const tone = toneOf(data[at]!, data[at + 1]!, data[at + 2]!)
      if (toneGap(tone, surfaceAt(before, x / width, y / height)) > gap) continue
      count++
      add(sums, termsAt(x / width, y / height).slice(0, size), tone)
    }
  }
  if (count < 40 || count < total * 0.02) return null
  const solved = solve(sums, size)
  return solved && [0, 1, 2].map((part) => [...solved.map((row) => row[part]!), 0, 0, 0, 0, 0].slice(0, 6))
}

function add(sums: number[][], terms: readonly number[], tone: Tone) {
  for (const [row, term] of terms.entries()) {
    for (const [column, other] of terms.entries()) sums[row]![column]! += term * other
    for (const [part, value] of tone.entries()) sums[row]![terms.length + part]! += term * value
  }
}

/** Gauss and Jordan, with the largest pivot. */
function solve(rows: number[][], size: number): number[][] | null {
  for (let column = 0; column < size; column++) {
    let best = column
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    const pivot = rows[best]!
    if (Math.abs(pivot[column]!) < 1e-9) return null
    rows[best] = rows[column]!
    rows[column] = pivot
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const factor = rows[row]![column]! / pivot[column]!
      for (let at = column; at < size + 3; at++) rows[row]![at]! -= factor * pivot[at]!
    }
  }
  return rows.map((row, at) => row.slice(size).map((value) => value / row[at]!))
}
