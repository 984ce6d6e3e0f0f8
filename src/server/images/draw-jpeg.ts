import { join, parse } from 'node:path'
import sharp from 'sharp'
import { most } from './limits.ts'

export interface DrawnJpeg {
  readonly file: string
}

/** A stored picture as JPEG on white, for documents that hold no WebP. */
export async function drawJpeg(path: string, out: string): Promise<DrawnJpeg> {
  const file = join(out, `${parse(path).name}.jpg`)
  await sharp(path, { limitInputPixels: most.pixels, failOn: 'error' }).flatten({ background: '#fff' }).jpeg({ quality: 88 }).toFile(file)
  return { file }
}
