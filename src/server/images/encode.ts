import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { borderOf } from './border.ts'
import { pixelBudget } from './budget.ts'
import type { Encoded, ImageRefusal, Size, SizeName } from './encoded.ts'
import { dpiRange, fullSide, most, sides } from './limits.ts'
import type { Task } from './process.ts'

/** Opens a picture. sharp drops metadata and converts to sRGB by default. */
const read = (path: string) => sharp(path, { limitInputPixels: most.pixels, failOn: 'error', pages: 1 }).autoOrient()
const within = (image: Sharp, side: number) => image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

export async function encode({ path, out }: Extract<Task, { path: string }>, memory_mb: number): Promise<Encoded | ImageRefusal> {
  const image = await read(path).metadata()
  const budget = pixelBudget(image, memory_mb)
  const longest = Math.max(image.width, image.height)
  const side = Math.floor(Math.min(fullSide, longest, longest * Math.sqrt(budget / (image.width * image.height))))
  if (side < Math.min(longest, 1080)) return { refused: 'media.too_many_pixels', facts: { width: image.width, height: image.height, frames: 1 } }
  const full = await within(read(path), side).webp({ quality: 92, effort: 2 }).toBuffer({ resolveWithObject: true })
  const sha256 = createHash('sha256').update(full.data).digest('hex')
  const sizes = [await keep(out, 'full', full)]
  // Performance: all six sizes come from one reduced picture, so the upload is decoded twice and not seven times.
  const small = await within(read(path), 1080).raw().toBuffer({ resolveWithObject: true })
  // Sizes larger than the picture share one file.
  const whole = await drawn(small, sides.at(-1)!)
  const own = Math.max(small.info.width, small.info.height)
  for (const px of sides) sizes.push(await keep(out, `${px}`, px < own ? await drawn(small, px) : whole))
  return { width: full.info.width, height: full.info.height, dpi: dpiOf(image, side / longest), border: borderOf(small), sizes, sha256 }
}

type EncodedSize = Awaited<ReturnType<typeof drawn>>
const drawn = ({ data, info: { width, height, channels } }: { data: Buffer; info: OutputInfo }, px: number) =>
  within(sharp(data, { raw: { width, height, channels } }), px)
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true })

async function keep(out: string, size: SizeName, { data, info: { width, height } }: EncodedSize): Promise<Size> {
  const file = `${size}.webp`
  await writeFile(join(out, file), data)
  return { size, width, height, bytes: data.length, file }
}

function dpiOf({ density }: Metadata, scale: number) {
  return density && density >= dpiRange.from && density <= dpiRange.to ? Math.round(density * scale) : null
}
