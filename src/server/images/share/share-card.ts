import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { most } from '../limits.ts'
import { HEIGHT, WELL } from './page.ts'

/** A card to draw: the SVG of its texts and the picture to mount. */
export interface Laid {
  readonly svg: string
  /** A stored, re-encoded picture; null leaves the stockbook page empty. */
  readonly picture: string | null
}
export interface DrawnShareCard {
  readonly file: string
}

const ITEM = { width: 420, height: 470 }

/** JPEG, because every messenger reads it; written to a temporary name and renamed, so that no reader gets half a file. */
export async function drawCard({ svg, picture }: Laid, out: string): Promise<DrawnShareCard> {
  const base = sharp(Buffer.from(svg))
  const laid = picture ? base.composite([await mounted(picture)]) : base
  const file = join(out, 'card.jpg')
  await laid.flatten({ background: '#f1f3f0' }).jpeg({ quality: 84, mozjpeg: true }).toFile(`${file}.part`)
  await rename(`${file}.part`, file)
  return { file }
}

/** The whole picture, never cropped, in the middle of the page. */
async function mounted(path: string) {
  const { data, info } = await sharp(path, { limitInputPixels: most.pixels, failOn: 'error' })
    .resize({ ...ITEM, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels }, left: Math.round((WELL - width) / 2), top: Math.round((HEIGHT - height) / 2) }
}
