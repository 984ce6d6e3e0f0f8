import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { borderOf } from '#server/images/border.ts'
import type { Encoded, Size, SizeName } from '#server/images/encoded.ts'
import { sides } from '#server/images/limits.ts'

/** Part of the cache key: increase it when the encoding changes. */
export const ENCODING = 1
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

/** Renders an SVG as WebP files in all stored sizes; sizes larger than the picture share the full file. */
export async function render({ svg, longest, width_mm, height_mm, out }: Job): Promise<Encoded> {
  // One unit of a drawing is 0.1 mm, from which the density follows.
  const density = (72 * longest) / (10 * Math.max(width_mm, height_mm))
  const raw = await sharp(Buffer.from(svg), { density }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = raw.info
  const pixels = () => sharp(raw.data, { raw: { width, height, channels } })
  const encoded = async (side?: number) => {
    const image = side ? pixels().resize({ width: side, height: side, fit: 'inside' }) : pixels()
    return image.webp(WEBP).toBuffer({ resolveWithObject: true })
  }
  const full = await encoded()
  await writeFile(join(out, 'full.webp'), full.data)
  const sized = (size: SizeName, file: string, { data, info }: typeof full): Size => ({
    size,
    file,
    width: info.width,
    height: info.height,
    bytes: data.length,
  })
  const sizes = [sized('full', 'full.webp', full)]
  for (const side of sides) {
    const own = Math.max(width, height)
    if (side < own) {
      const small = await encoded(side)
      await writeFile(join(out, `${side}.webp`), small.data)
      sizes.push(sized(`${side}`, `${side}.webp`, small))
      continue
    }
    sizes.push(sized(`${side}`, 'full.webp', full))
    // Larger sizes would be the same picture.
    break
  }
  return { width, height, dpi: null, border: borderOf(raw), sizes, sha256: createHash('sha256').update(full.data).digest('hex') }
}
