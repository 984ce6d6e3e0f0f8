import type { Raster } from '../picture/raster.ts'
import { quantile, type Tone, toneGap, toneOf } from '../picture/tone.ts'
import { fitSurface, type Surface, surfaceAt } from './surface.ts'

/** What pieces lie on: its colour at every place, and how far a pixel must be from it to belong to a piece. */
export interface PageGround {
  readonly kind: 'dark' | 'light' | 'transparent'
  /** Share of the picture's edge that shows the ground. */
  readonly share: number
  /** How much brighter the brightest corner is than the darkest, of 255. */
  readonly unevenness: number
  readonly noise: number
  readonly threshold: number
  /** Places run from 0 to 1. */
  toneAt(x: number, y: number): Tone
}

const LEAST_SHARE = 0.12
const bin = (tone: Tone) => ((tone[0] >> 4) * 32 + ((tone[1] + 256) >> 4)) * 32 + ((tone[2] + 256) >> 4)

/** No ground: nothing plain reaches the edge of the picture, so pieces cannot be told from it. */
export function findGround(raster: Raster): PageGround | null {
  const clear = transparentShare(raster)
  if (clear > 0.003) return { kind: 'transparent', share: clear, unevenness: 0, noise: 1, threshold: 128, toneAt: () => [0, 0, 0] }
  const ring = ringOf(raster)
  const main = mainTone(ring)
  const share = ring.filter((tone) => toneGap(tone, main) < 26).length / ring.length
  if (share < LEAST_SHARE) return null
  const spread = quantile(
    Float64Array.from(ring, (tone) => toneGap(tone, main)).filter((gap) => gap < 26),
    0.5,
  )
  const surface = followLight(raster, main, Math.min(22, Math.max(9, spread * 2.2)))
  return describe(raster, surface, share)
}

function transparentShare({ data }: Raster): number {
  let count = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 128) count++
  return count / (data.length / 4)
}

function ringOf({ width, height, data }: Raster): Tone[] {
  const thick = Math.max(2, Math.round(Math.min(width, height) * 0.012))
  const tones: Tone[] = []
  for (let y = 0; y < height; y++) {
    const whole = y < thick || y >= height - thick || width <= 2 * thick
    for (let x = 0; x < width; x++) {
      if (!whole && x === thick) x = width - thick
      const at = (y * width + x) * 4
      tones.push(toneOf(data[at]!, data[at + 1]!, data[at + 2]!))
    }
  }
  return tones
}

function mainTone(tones: readonly Tone[]): Tone {
  const counts = new Map<number, number>()
  for (const tone of tones) counts.set(bin(tone), (counts.get(bin(tone)) ?? 0) + 1)
  const [best] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))
  const first = tones.find((tone) => bin(tone) === best)!
  const near = tones.filter((tone) => toneGap(tone, first) < 24)
  return [0, 1, 2].map((part) =>
    quantile(
      Float64Array.from(near, (tone) => tone[part]!),
      0.5,
    ),
  ) as unknown as Tone
}

/** Light falls off towards corners: a surface of second degree follows it, grown from the main colour in a few rounds. */
function followLight(raster: Raster, main: Tone, near: number): Surface {
  const step = Math.max(1, Math.floor(Math.max(raster.width, raster.height) / 220))
  let surface: Surface = main.map((value) => [value, 0, 0, 0, 0, 0])
  for (const [degree, gap] of [
    [0, 22],
    [1, 22],
    [1, 22],
    [2, near],
    [2, near],
    [2, near],
  ] as const) {
    surface = fitSurface(raster, surface, { step, degree, gap }) ?? surface
  }
  return surface
}

function describe(raster: Raster, surface: Surface, share: number): PageGround {
  const toneAt = (x: number, y: number) => surfaceAt(surface, x, y)
  const noise = noiseOf(raster, toneAt)
  const corners = [toneAt(0, 0), toneAt(1, 0), toneAt(0, 1), toneAt(1, 1), toneAt(0.5, 0.5)].map((tone) => tone[0])
  const light = toneAt(0.5, 0.5)[0]
  return {
    kind: light < 110 ? 'dark' : 'light',
    share,
    unevenness: Math.max(...corners) - Math.min(...corners),
    noise,
    threshold: Math.min(46, Math.max(light < 110 ? 20 : 13, 5 * noise + 6)),
    toneAt,
  }
}

/**
 * The ground, told by little more than what it shows itself at the edge of the picture. Paper of nearly its colour counts as noise in `noiseOf`; here
 * it does not.
 */
export function sharper(ground: PageGround, { width, height, data }: Raster): PageGround {
  const gaps: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (y > 3 && y < height - 4 && x === 4) x = Math.max(x, width - 4)
      const at = (y * width + x) * 4
      gaps.push(toneGap(toneOf(data[at]!, data[at + 1]!, data[at + 2]!), ground.toneAt(x / width, y / height)))
    }
  }
  return { ...ground, threshold: Math.min(ground.threshold, Math.max(6, quantile(gaps, 0.995) * 1.2 + 1)) }
}

/** Spread of what lies near the surface. */
function noiseOf({ width, height, data }: Raster, toneAt: PageGround['toneAt']): number {
  const gaps: number[] = []
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 20_000)))
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4
      const gap = toneGap(toneOf(data[at]!, data[at + 1]!, data[at + 2]!), toneAt(x / width, y / height))
      if (gap < 20) gaps.push(gap)
    }
  }
  return Math.max(0.8, quantile(gaps, 0.6))
}
