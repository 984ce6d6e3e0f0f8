import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Encoded } from './encoded.ts'
import { openImages } from './images.ts'
import { stamp } from './test/hostile-samples.ts'
import { upload } from './test/quarantined-sample.ts'

vi.setConfig({ testTimeout: 60_000 })
const scans = join(process.env.SAMPLES ?? '/absent', 'scans')
const real = existsSync(scans) ? readdirSync(scans) : []
if (real.length === 0) console.info('SAMPLES is not set: the real scans are left out')

const images = openImages({ workers: 1, queue: 8, timeout_ms: 60_000 })
afterAll(() => images.close())
const encoded = async (bytes: Buffer) => {
  const tried = await upload(images, bytes)
  return { ...tried, answer: tried.answer as Encoded }
}
const scan = (name: string) => readFileSync(join(scans, name))
const canary = {
  IFD0: { Make: 'CANARY-MAKER', Copyright: 'CANARY-ANN' },
  IFD2: { BodySerialNumber: 'CANARY-SERIAL' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1' },
}

describe.skipIf(real.length === 0)('ann uploads a real scan', () => {
  test.each(real)('%s is kept in full and six sizes, none enlarged', async (name) => {
    const { width, height } = await sharp(scan(name)).metadata()
    const { answer, out } = await encoded(scan(name))
    expect(answer).toMatchObject({ width, height })
    expect(answer.sizes.map(({ size }) => size)).toEqual(['full', '160', '240', '320', '480', '720', '1080'])
    for (const { size, file, bytes, ...sides } of answer.sizes) {
      const written = readFileSync(join(out, file))
      const expected = Math.min(size === 'full' ? 6000 : Number(size), Math.max(width, height))
      expect(await sharp(written).metadata()).toMatchObject({ format: 'webp', ...sides })
      expect([Math.max(sides.width, sides.height), bytes]).toEqual([expected, written.length])
    }
    expect(answer.sha256).toBe(
      createHash('sha256')
        .update(readFileSync(join(out, 'full.webp')))
        .digest('hex'),
    )
  })

  test.each([
    ['sweden-officials-fourteen-on-black.png', 'dark'],
    ['us-145.jpg', 'dark'],
    ['us-3c-1861-800dpi.png', 'transparent'],
    ['us-plate-proof-1893-800dpi.png', 'transparent'],
    ['off-centre.jpg', 'light'],
  ])('the border of %s is %s', async (name, border) => {
    if (!real.includes(name)) return
    expect((await encoded(scan(name))).answer.border).toBe(border)
  })

  test('the dpi of the scanner is kept', async () => {
    expect((await encoded(scan('us-plate-proof-1893-800dpi.png'))).answer.dpi).toBe(800)
  })
})

describe('ann uploads a picture', () => {
  test('where it was taken and with what stays behind', async () => {
    const bytes = await stamp().jpeg().withExif(canary).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-XMP</x:xmpmeta>').toBuffer()
    expect(bytes.includes('CANARY-SERIAL') && bytes.includes('CANARY-XMP')).toBe(true)
    const { written, answer, out } = await encoded(bytes)
    for (const trace of ['CANARY', 'Exif', 'EXIF', 'XMP ', 'ICCP']) expect(written.includes(trace), trace).toBe(false)
    for (const { file } of answer.sizes) {
      const kept = await sharp(join(out, file)).metadata()
      expect([kept.exif, kept.xmp, kept.icc, kept.iptc]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  test('a wide-gamut picture becomes sRGB', async () => {
    const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#e02020' } })
    const { out } = await encoded(await red.withIccProfile('p3').png().toBuffer())
    const [r, g, b] = await sharp(join(out, '160.webp')).raw().toBuffer()
    expect(Math.abs(r! - 0xe0) + Math.abs(g! - 0x20) + Math.abs(b! - 0x20)).toBeLessThan(12)
  })

  test('a photograph on its side is set upright', async () => {
    const { answer } = await encoded(await stamp(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    expect(answer).toMatchObject({ width: 200, height: 300 })
  })

  test('a picture over 6000 px is made smaller and its dpi follows', async () => {
    const wide = sharp({ create: { width: 7500, height: 500, channels: 3, background: '#fff' } })
    const { answer } = await encoded(await wide.withMetadata({ density: 1000 }).png().toBuffer())
    expect(answer).toMatchObject({ width: 6000, height: 400, dpi: 800, border: 'light' })
  })

  test.each([
    [29, null],
    [30, 30],
    [4800, 4800],
    [5000, null],
  ])('a claimed %i dpi is kept as %s', async (density, dpi) => {
    expect((await encoded(await stamp().png().withMetadata({ density }).toBuffer())).answer.dpi).toBe(dpi)
  })

  test('see-through stays see-through, and of an animation the first frame is kept', async () => {
    const frame = (r: number, alpha: number) => sharp({ create: { width: 20, height: 20, channels: 4, background: { r, g: 0, b: 0, alpha } } })
    const frames = await Promise.all([frame(0, 0), frame(200, 1), frame(90, 1)].map((one) => one.png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(3)
    const { answer, out } = await encoded(moving)
    expect(answer).toMatchObject({ width: 20, height: 20, border: 'transparent' })
    expect((await sharp(join(out, 'full.webp')).metadata()).pages ?? 1).toBe(1)
    expect((await sharp(join(out, '160.webp')).stats()).isOpaque).toBe(false)
  })
})
