import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sideNames } from '../../core/measure/edges.ts'
import { measure } from '../../core/measure/measure.ts'
import { pictureOf } from '../../core/picture/raster.ts'
import { findPieces } from '../../core/pieces/find.ts'
import { cutOut } from '../../core/pieces/straighten.ts'
import { randomPage, touchingPage } from '../generated-pages.ts'
import { Tally } from '../tally.ts'

const PAGES = Number(process.env.PROVE_N ?? 8)
const DPI = 300
const PER_MM = DPI / 25.4

test('on generated pages pieces are found, straightened and measured within what is promised', { timeout: PAGES * 20_000 }, async () => {
  const tally = new Tally(PER_MM)
  for (let seed = 1; seed <= PAGES; seed++) await tally.add(randomPage(seed, DPI))
  const sums = tally.sums()
  if (process.env.PROVE_N) console.table(sums)
  expect(sums.recall).toBeGreaterThanOrEqual(0.98)
  expect(sums.precision).toBeGreaterThanOrEqual(0.98)
  expect(sums.corner_mm_95).toBeLessThan(0.5)
  expect(sums.angle_95).toBeLessThan(0.3)
  expect(sums.gauge_right).toBeGreaterThanOrEqual(0.95)
  expect(sums.gauge_called).toBeGreaterThanOrEqual(0.9)
  expect(sums.numbers_on_imperforate).toBe(0)
  expect(sums.centring_95).toBeLessThan(0.02)
})

test('stamps that touch with a side, aslant or at a corner are taken apart', { timeout: 120_000 }, async () => {
  for (let seed = 1; seed <= (process.env.PROVE_N ? 6 : 4); seed++) {
    const page = touchingPage(seed, DPI)
    const { pieces } = await findPieces(pictureOf(page.raster), { pixels_per_mm: PER_MM })
    expect(pieces).toHaveLength(page.truth.length)
  }
})

test('a page of one colour, a tiny one and noise have no pieces, and nothing fails', async () => {
  const filled = (width: number, height: number, value: (at: number) => number) => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? 255 : value(at))),
  })
  for (const raster of [filled(400, 300, () => 0), filled(1, 1, () => 255), filled(3, 900, () => 90), filled(200, 200, (at) => (at * 7919) % 251)])
    expect((await findPieces(pictureOf(raster), { pixels_per_mm: null })).pieces.length).toBeLessThan(4)
})

const scan = (name: string) => join(process.env.SAMPLES ?? '', 'scans', name)
const real = process.env.SAMPLES && existsSync(scan('us-145.jpg'))
async function read(name: string) {
  const { data, info } = await sharp(scan(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return pictureOf({ width: info.width, height: info.height, data })
}
const measured = async (name: string, dpi: number | null) => {
  const picture = await read(name)
  const pixels_per_mm = dpi && dpi / 25.4
  const { pieces } = await findPieces(picture, { pixels_per_mm })
  expect(pieces).toHaveLength(1)
  return measure(await cutOut(picture, pieces[0]!.rect, pixels_per_mm), { pixels_per_mm, error: 0.002 }, pieces[0]!.shape)
}

test.skipIf(!real)(
  'real scans (needs SAMPLES): fourteen pieces on black; gauge 12 where it is 12, none on a plate proof',
  { timeout: 120_000 },
  async () => {
    expect((await findPieces(await read('sweden-officials-fourteen-on-black.png'), { pixels_per_mm: null })).pieces).toHaveLength(14)
    for (const name of ['us-3c-1861-800dpi.png', 'us-official-special-printing-1875-800dpi.png']) {
      const { sides } = await measured(name, 800)
      const gauges = sideNames.flatMap((side) => (sides[side].state === 'measured' ? [sides[side].gauge] : []))
      expect(gauges.length).toBeGreaterThanOrEqual(3)
      for (const gauge of gauges) expect(Math.abs(gauge - 12)).toBeLessThan(0.3)
    }
    const proof = await measured('us-plate-proof-1893-800dpi.png', 800)
    expect(proof.perforation).toBe('none')
    expect(sideNames.some((side) => proof.sides[side].state === 'measured')).toBe(false)
  },
)

test.skipIf(!real)(
  'real scans (needs SAMPLES): a stamp on card of nearly its own colour is one piece, and one that shows its neighbour is far off centre',
  { timeout: 120_000 },
  async () => {
    const worst = async (name: string) => {
      const { centring } = await measured(name, null)
      if (centring.state !== 'measured') return Number.NaN
      return Math.max(centring.across, 1 - centring.across, centring.down, 1 - centring.down)
    }
    const [usual, off] = [await worst('us-145.jpg'), await worst('off-centre.jpg')]
    expect(usual).toBeLessThan(0.63)
    expect(off).toBeGreaterThan(0.76)
  },
)

test.skipIf(!real)(
  'real scans (needs SAMPLES): the same stamp on card of its own colour is found and as far off centre when its picture was enlarged, and its noise with it',
  { timeout: 120_000 },
  async () => {
    for (const width of process.env.PROVE_N ? [450, 900, 1800] : [450, 900]) {
      const { data, info } = await sharp(scan('off-centre.jpg')).resize(width).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const picture = pictureOf({ width: info.width, height: info.height, data })
      const { pieces } = await findPieces(picture, { pixels_per_mm: null })
      expect(pieces, String(width)).toHaveLength(1)
      const { centring } = measure(await cutOut(picture, pieces[0]!.rect, null), { pixels_per_mm: null, error: 0 }, pieces[0]!.shape)
      expect(centring.state === 'measured' && centring.across, String(width)).toBeGreaterThan(0.76)
    }
  },
)
