import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Drawing } from './stamps/spec.ts'

/** Rasterizes a drawing to a PNG with this longest side. One unit of a drawing is 0.1 mm, from which the density follows. */
export async function drawn({ svg, width_mm, height_mm }: Drawing, folder: string, longest: number): Promise<string> {
  const path = join(folder, randomUUID())
  const density = (72 * longest) / (10 * Math.max(width_mm, height_mm))
  await sharp(Buffer.from(svg), { density }).png({ compressionLevel: 1 }).toFile(path)
  return path
}

const TRIES = 5
/** Retry: on a busy machine an image worker may time out. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; left > 0; left--) {
    try {
      return await work()
    } catch {}
  }
  return work()
}
