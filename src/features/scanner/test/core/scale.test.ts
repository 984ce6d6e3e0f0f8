import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureOf } from '../../core/picture/raster.ts'
import { findPieces } from '../../core/pieces/find.ts'
import { scaleByCoin } from '../../core/scale/circle.ts'
import { dpiOf } from '../../core/scale/file-dpi.ts'
import { scaleByRuler } from '../../core/scale/ruler.ts'
import { generatePage } from '../generated-page.ts'
import type { DrawnPiece } from '../generated-piece.ts'

const page = (pieces: readonly DrawnPiece[], dpi: number, ground: readonly [number, number, number] = [22, 24, 28]) =>
  generatePage(pieces, { dpi, width_mm: 90, height_mm: 60, ground, shade: 8, noise: 6, seed: dpi }).raster
const coin = (diameter: number, height = diameter): DrawnPiece => ({
  ...{ x: 30, y: 28, width: diameter, height, angle: 0, round: true, gauge: null },
  ...{ margins: { top: 0, right: 0, bottom: 0, left: 0 }, ink: [90, 70, 40] as const, paper: [190, 160, 90] as const },
})

test('a coin of known diameter gives the scale within the error that is told', async () => {
  for (const [diameter, dpi, ground] of [
    [23.25, 300, [22, 24, 28]],
    [16.25, 600, [22, 24, 28]],
    [25.75, 200, [236, 236, 232]],
    [19.05, 437, [60, 62, 60]],
  ] as const) {
    const picture = pictureOf(page([coin(diameter)], dpi, ground))
    const { pieces } = await findPieces(picture, { pixels_per_mm: null })
    const scale = await scaleByCoin(picture, pieces[0]!.rect, diameter)
    if ('refused' in scale) throw new Error(scale.refused)
    expect(Math.abs(scale.pixels_per_mm / (dpi / 25.4) - 1)).toBeLessThan(scale.error)
    expect(scale.error).toBeLessThan(0.006)
  }
})

test('a coin seen aslant and a stamp give no scale', async () => {
  const round = page([coin(23.25)], 300)
  const squeezed = await sharp(round.data, { raw: { width: round.width, height: round.height, channels: 4 } })
    .resize({ width: round.width, height: Math.round(round.height * 0.96), fit: 'fill' })
    .raw()
    .toBuffer()
  const aslant = pictureOf({ width: round.width, height: Math.round(round.height * 0.96), data: squeezed })
  const { pieces } = await findPieces(aslant, { pixels_per_mm: null })
  expect(await scaleByCoin(aslant, pieces[0]!.rect, 23.25)).toEqual({ refused: 'tilted' })
  const stamp = pictureOf(page([{ ...coin(24), round: false, paper: [244, 238, 220] }], 300))
  const found = await findPieces(stamp, { pixels_per_mm: null })
  expect(await scaleByCoin(stamp, found.pieces[0]!.rect, 23.25)).toHaveProperty('refused')
})

/** Ticks a millimetre apart along a white strip. */
function withRuler(dpi: number, ticks: boolean) {
  const raster = page([{ ...coin(80, 14), x: 45, round: false, paper: [246, 246, 244], ink: [246, 246, 244] }], dpi)
  const perMm = dpi / 25.4
  for (let mm = 8; ticks && mm <= 82; mm++) {
    for (let y = Math.round(22 * perMm); y < Math.round((mm % 5 === 0 ? 28 : 26) * perMm); y++)
      for (let x = Math.round((mm - 0.1) * perMm); x < Math.round((mm + 0.1) * perMm); x++)
        raster.data.fill(30, (y * raster.width + x) * 4, (y * raster.width + x) * 4 + 3)
  }
  return { picture: pictureOf(raster), at: (mm: number, by = 0) => ({ x: mm * perMm + by, y: 25 * perMm }) }
}

test('two points on a ruler give the scale: by its ticks where they are seen, else by the points', async () => {
  for (const dpi of [200, 300, 600]) {
    const { picture, at } = withRuler(dpi, true)
    // Laid three pixels too wide.
    const seen = await scaleByRuler(picture, at(10, -1.5), at(80, 1.5), 70)
    expect(seen.by).toBe('ticks')
    expect(Math.abs(seen.pixels_per_mm / (dpi / 25.4) - 1)).toBeLessThan(seen.error)
    expect(seen.error).toBeLessThan(0.002)
    const bare = withRuler(dpi, false)
    const laid = await scaleByRuler(bare.picture, bare.at(10), bare.at(80), 70)
    expect(laid.by).toBe('points')
    expect(Math.abs(laid.pixels_per_mm / (dpi / 25.4) - 1)).toBeLessThan(laid.error)
  }
})

test('what a file says of its resolution is read from PNG, JPEG and TIFF; what is usually made up is not', async () => {
  const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  const told = async (density: number, format: 'png' | 'jpeg' | 'tiff') =>
    dpiOf(
      new Uint8Array(
        await plain()
          .withMetadata({ density })
          .toFormat(format, format === 'tiff' ? { xres: density / 25.4, yres: density / 25.4 } : {})
          .toBuffer(),
      ),
    )
  for (const format of ['png', 'jpeg', 'tiff'] as const)
    expect([format, await told(600, format), await told(72, format)]).toEqual([format, 600, null])
  expect(dpiOf(new Uint8Array(await plain().png().toBuffer()))).toBeNull()
  for (const bytes of [[], [0xff], [0xff, 0xd8, 0xff, 0xe0], [0x49, 0x49, 42, 0, 255, 255, 255, 255], [0x89, 0x50, 0x4e, 0x47]])
    expect(dpiOf(Uint8Array.from(bytes))).toBeNull()
})
