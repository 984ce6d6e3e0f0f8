import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOf } from '../../core/files/kinds.ts'
import { countTiff, tiffPage } from '../../core/files/tiff-page.ts'

const [WIDTH, HEIGHT] = [90, 60]
/** Colours that differ in every pixel, so that a shifted or turned picture is seen. */
const colours = (channels: 1 | 3, from = 0) =>
  Uint8Array.from({ length: WIDTH * HEIGHT * channels }, (_, at) => ((Math.floor(at / channels) * 7 + (at % channels) * 61 + from) * 13) % 251)
const picture = (channels: 1 | 3 = 3, from = 0) => sharp(colours(channels, from), { raw: { width: WIDTH, height: HEIGHT, channels } })
const whyOf = (work: () => unknown) => {
  try {
    work()
  } catch (fault) {
    return (fault as { why?: string }).why ?? String(fault)
  }
  return 'read'
}

test('colours, grey and sixteen bits, plain, LZW and Deflate: each pixel is what it was, and the resolution is told', async () => {
  for (const compression of ['none', 'lzw', 'deflate'] as const)
    for (const channels of [1, 3] as const) {
      const file = await picture(channels).withMetadata({ density: 300 }).tiff({ compression }).toBuffer()
      const { data } = await sharp(file).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
      const page = tiffPage(file, 0)
      expect([page.width, page.height, page.dpi], compression).toEqual([WIDTH, HEIGHT, 300])
      expect(Buffer.from(page.data.buffer).equals(data), `${compression} ${channels}`).toBe(true)
    }
  const deep = await picture().toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer()
  const { data } = await picture().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const worst = Math.max(...tiffPage(deep, 0).data.map((value, at) => Math.abs(value - data[at]!)))
  expect(worst).toBeLessThan(3)
})

test('of a file with two pages each is read by itself', async () => {
  const both = Buffer.concat([colours(3), colours(3, 9)])
  const file = await sharp(both, { raw: { width: WIDTH, height: HEIGHT * 2, channels: 3, pageHeight: HEIGHT } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
  expect(countTiff(file)).toBe(2)
  const second = await picture(3, 9).ensureAlpha().raw().toBuffer()
  expect(Buffer.from(tiffPage(file, 1).data.buffer).equals(second)).toBe(true)
  expect(whyOf(() => tiffPage(file, 2))).toBe('broken')
})

test('what cannot be read says why: JPEG inside, cut short, empty, and one that claims more pixels than it has bytes', async () => {
  const jpeg = await picture().tiff({ compression: 'jpeg' }).toBuffer()
  expect(whyOf(() => tiffPage(jpeg, 0))).toBe('compression')
  const file = await picture().tiff({ compression: 'none' }).toBuffer()
  expect(whyOf(() => tiffPage(file.subarray(0, 3_000), 0))).toBe('broken')
  expect(whyOf(() => countTiff(Buffer.from('II*\0')))).toBe('broken')
  const huge = Buffer.from(file)
  const at = huge.readUInt32LE(4)
  for (let entry = at + 2; entry < at + 2 + huge.readUInt16LE(at) * 12; entry += 12)
    if ([256, 257].includes(huge.readUInt16LE(entry))) {
      huge.writeUInt16LE(4, entry + 2)
      huge.writeUInt32LE(60_000, entry + 8)
    }
  expect(whyOf(() => tiffPage(huge, 0))).toBe('too_large')
})

test('a file is what its first bytes say, not its name', async () => {
  expect([kindOf(await picture().tiff().toBuffer()), kindOf(Buffer.from('%PDF-1.7')), kindOf(await picture().png().toBuffer())]).toEqual([
    'tiff',
    'pdf',
    'picture',
  ])
  expect(kindOf(new Uint8Array(0))).toBe('picture')
})
