import { randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { medias } from '#features/media/contract.ts'
import type { DemoActor } from './actor.ts'
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

/** Uploads a drawing as anybody uploads a photograph: its sizes are encoded by the workers of the house. */
export async function hang(member: DemoActor, drawing: Drawing, folder: string, longest: number): Promise<string> {
  const path = await drawn(drawing, folder, longest)
  const { medias: made } = await patiently(() => member.does(medias.upload, {}, [{ path, bytes: statSync(path).size }]))
  rmSync(path)
  return made[0]!.id
}
