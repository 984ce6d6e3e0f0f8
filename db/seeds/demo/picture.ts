import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Drawing } from './stamps/spec.ts'

/** Draws it so many pixels long, as a file. One unit of a drawing is 0.1 mm: the density follows from its longest side. */
export async function drawn({ svg, width_mm, height_mm }: Drawing, folder: string, longest: number): Promise<string> {
  const path = join(folder, randomUUID())
  const density = (72 * longest) / (10 * Math.max(width_mm, height_mm))
  await sharp(Buffer.from(svg), { density }).png({ compressionLevel: 1 }).toFile(path)
  return path
}

const TRIES = 5
/** On a busy machine a worker may run out of time: it is asked again. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; left > 0; left--) {
    try {
      return await work()
    } catch {}
  }
  return work()
}
