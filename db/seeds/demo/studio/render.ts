import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { borderOf } from '#server/images/border.ts'
import type { Encoded, Size, SizeName } from '#server/images/encoded.ts'
import { sides } from '#server/images/limits.ts'

/** Part of the cache key: increase it when the encoding changes. */
export const ENCODING = 2
/** WebP effort: for flat drawings more effort hardly reduces the size and takes three times as long. */
const WEBP = { quality: 86, effort: 1 }

export interface Job {
  readonly svg: string
  /** Pixels of the longest side. */
  readonly longest: number
  readonly width_mm: number
  readonly height_mm: number
  readonly out: string
}

type Pixels = { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 } }

/** Longest sides of the smaller files: half and a quarter of an item's picture. Pages take the next larger file where a size is missing. */
const SIDES = sides.filter((side) => [160, 320, 720].includes(side))

const imageOf = ({ data, info: { width, height, channels } }: Pixels) => sharp(data, { raw: { width, height, channels } })
const reduced = (pixels: Pixels, side: number): Promise<Pixels> =>
  imageOf(pixels).resize({ width: side, height: side, fit: 'inside' }).raw().toBuffer({ resolveWithObject: true })

/** Renders an SVG as WebP files, each reduced from the next larger one; the size above the picture's own shares the full file. */
export async function render({ svg, longest, width_mm, height_mm, out }: Job): Promise<Encoded> {
  // One unit of a drawing is 0.1 mm, from which the density follows.
  const density = (72 * longest) / (10 * Math.max(width_mm, height_mm))
  const raw = await sharp(Buffer.from(svg), { density }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = raw.info
  const kept = async (pixels: Pixels, name: SizeName): Promise<Size & { data: Buffer }> => {
    const { data, info } = await imageOf(pixels).webp(WEBP).toBuffer({ resolveWithObject: true })
    await writeFile(join(out, `${name}.webp`), data)
    return { size: name, file: `${name}.webp`, width: info.width, height: info.height, bytes: data.length, data }
  }
  const { data, ...full } = await kept(raw, 'full')
  const own = Math.max(width, height)
  const above = SIDES.find((side) => side >= own)
  const sizes: Size[] = above ? [{ ...full, size: `${above}` }] : []
  let pixels: Pixels = raw
  for (const side of SIDES.filter((one) => one < own).reverse()) {
    pixels = await reduced(pixels, side)
    const { data: _, ...size } = await kept(pixels, `${side}`)
    sizes.unshift(size)
  }
  return { width, height, dpi: null, border: borderOf(raw), sizes: [full, ...sizes], sha256: createHash('sha256').update(data).digest('hex') }
}
