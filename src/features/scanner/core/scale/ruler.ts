import { type PagePicture, type PixelPoint, within } from '../picture/raster.ts'
import type { KnownLength } from './circle.ts'

export interface Ruler extends KnownLength {
  /** By the ticks between the points, or by the points alone. */
  readonly by: 'ticks' | 'points'
}

/** How far a point that was laid by hand may be from its tick, in pixels of the page as it is shown. */
const HAND = 1.5
const SHOWN = 1500
const LEAST_TICKS = 8
const PARTS = 6

/** The scale by two points on a ruler: by its ticks where they are seen, for they are more exact than a hand. */
export async function scaleByRuler(picture: PagePicture, from: PixelPoint, to: PixelPoint, millimetres: number): Promise<Ruler> {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const shown = Math.max(1, Math.max(picture.width, picture.height) / SHOWN)
  const byPoints: Ruler = { pixels_per_mm: length / millimetres, error: (Math.SQRT2 * HAND * shown) / length, by: 'points' }
  if (millimetres < LEAST_TICKS || length / millimetres < 4) return byPoints
  const ticks = ticksOf(await lightAlong(picture, from, to), millimetres, Math.min(0.04, byPoints.error * 2 + 0.004))
  return ticks && ticks.error < byPoints.error ? { ...ticks, by: 'ticks' } : byPoints
}

/** Brightness along the line, the mean of a band as wide as a tick is long. */
async function lightAlong(picture: PagePicture, from: PixelPoint, to: PixelPoint): Promise<Float64Array> {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const [cos, sin] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const [left, top] = [Math.min(from.x, to.x) - 6, Math.min(from.y, to.y) - 6]
  const box = within({ left, top, width: Math.abs(to.x - from.x) + 12, height: Math.abs(to.y - from.y) + 12 }, picture)
  const { width, height, data } = await picture.region(box)
  return Float64Array.from({ length: Math.floor(far) }, (_, s) => {
    let sum = 0
    for (let t = -3; t <= 3; t++) {
      const x = Math.min(width - 1, Math.max(0, Math.round(from.x + cos * s - sin * t - box.left - 0.5)))
      const y = Math.min(height - 1, Math.max(0, Math.round(from.y + sin * s + cos * t - box.top - 0.5)))
      const at = (y * width + x) * 4
      sum += data[at]! + 2 * data[at + 1]! + data[at + 2]!
    }
    return sum / 28
  })
}

/** One wave for each millimetre: first its length roughly, then by how its phase moves from one part of the ruler to the next. */
function ticksOf(light: Float64Array, millimetres: number, reach: number): KnownLength | null {
  const flat = flattened(light, Math.round((light.length / millimetres) * 1.5))
  const power = flat.reduce((sum, value) => sum + value * value, 0)
  const expected = millimetres / light.length
  let best = { frequency: expected, share: 0 }
  for (let step = -40; step <= 40; step++) {
    const frequency = expected * (1 + (reach * step) / 40)
    const { re, im } = wave(flat, frequency, 0, flat.length)
    const share = (2 * (re * re + im * im)) / Math.max(1e-9, power * flat.length)
    if (share > best.share) best = { frequency, share }
  }
  if (best.share < 0.2) return null
  const { slope, error } = drift(flat, best.frequency)
  const frequency = best.frequency + slope / (2 * Math.PI)
  if (Math.abs(frequency / expected - 1) > reach * 1.5) return null
  return { pixels_per_mm: 1 / frequency, error: Math.max(0.0005, (2 * error) / (2 * Math.PI * frequency)) }
}

function flattened(light: Float64Array, window: number): Float64Array {
  return light.map((value, at) => {
    const around = light.subarray(Math.max(0, at - window), at + window + 1)
    return value - around.reduce((sum, one) => sum + one, 0) / around.length
  })
}

function wave(values: Float64Array, frequency: number, from: number, to: number) {
  let [re, im] = [0, 0]
  for (let at = from; at < to; at++) {
    re += values[at]! * Math.cos(2 * Math.PI * frequency * at)
    im -= values[at]! * Math.sin(2 * Math.PI * frequency * at)
  }
  return { re, im }
}

/** How fast the phase moves along the ruler, and how certain that is. */
function drift(values: Float64Array, frequency: number): { slope: number; error: number } {
  const part = values.length / PARTS
  let last = 0
  const phases = Array.from({ length: PARTS }, (_, k) => {
    const { re, im } = wave(values, frequency, Math.round(k * part), Math.round((k + 1) * part))
    const turn = Math.atan2(im, re)
    last = k === 0 ? turn : last + Math.atan2(Math.sin(turn - last), Math.cos(turn - last))
    return { at: (k + 0.5) * part, phase: last }
  })
  const [at, phase] = [phases.reduce((sum, one) => sum + one.at, 0) / PARTS, phases.reduce((sum, one) => sum + one.phase, 0) / PARTS]
  const under = phases.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
  const slope = phases.reduce((sum, one) => sum + (one.at - at) * (one.phase - phase), 0) / under
  const rest = phases.reduce((sum, one) => sum + (one.phase - phase - slope * (one.at - at)) ** 2, 0) / (PARTS - 2)
  return { slope, error: Math.sqrt(rest / under) }
}
