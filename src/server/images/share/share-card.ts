import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { most } from '../limits.ts'
import { HEIGHT, WELL } from './page.ts'

/** A page laid out by us, its letters drawn as shapes, and the picture that is mounted on it. */
export interface Laid {
  readonly svg: string
  /** One of our own pictures, drawn anew before; without it the page of the stockbook is empty. */
  readonly picture: string | null
}
export interface DrawnShareCard {
  readonly file: string
}

const ITEM = { width: 420, height: 470 }

/** JPEG, because every messenger reads it; written aside first, so that nobody meets half a file. */
export async function drawCard({ svg, picture }: Laid, out: string): Promise<DrawnShareCard> {
  const base = sharp(Buffer.from(svg))
  const laid = picture ? base.composite([await mounted(picture)]) : base
  const file = join(out, 'card.jpg')
  await laid.flatten({ background: '#f1f3f0' }).jpeg({ quality: 84, mozjpeg: true }).toFile(`${file}.part`)
  await rename(`${file}.part`, file)
  return { file }
}

/** Whole, never cropped, in the middle of the page. */
async function mounted(path: string) {
  const { data, info } = await sharp(path, { limitInputPixels: most.pixels, failOn: 'error' })
    .resize({ ...ITEM, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels }, left: Math.round((WELL - width) / 2), top: Math.round((HEIGHT - height) / 2) }
}
