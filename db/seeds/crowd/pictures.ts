import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refused } from '#kernel/refusal.ts'
import type { Files } from '#server/files/files.ts'
import type { Encoded } from '#server/images/encoded.ts'
import type { Images } from '#server/images/images.ts'
import { drawn, patiently } from '../demo/picture.ts'
import type { DemoItem } from '../demo/rows.ts'
import { draw } from '../demo/stamps/draw.ts'

/** The picture of a design: its row, and a function that stores its files under a key. */
export interface Picture extends Pick<Encoded, 'width' | 'height' | 'border' | 'sizes' | 'sha256'> {
  put(key: string): Promise<void>
}
export interface Pictures {
  readonly all: readonly Picture[]
  close(): Promise<void>
}
const LONGEST = 480
const AT_ONCE = 2

async function encoded(images: Images, job: { path: string; out: string }): Promise<Encoded> {
  const made = await images.encode(job)
  if (refused(made)) throw new Error(`a design could not be encoded: ${JSON.stringify(made)}`)
  return made
}

/** Draws and encodes every design once, in all stored sizes. */
export async function drawAll(designs: readonly DemoItem[], { files, images }: { files: Files; images: Images }, show: (more: number) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'cachet-crowd-'))
  const all: Picture[] = []
  const waiting = designs.entries()
  const one = async () => {
    for (const [at, { front }] of waiting) {
      const path = await drawn(draw(front), folder, LONGEST)
      const out = join(folder, `${at}`)
      await mkdir(out)
      const made = await patiently(() => encoded(images, { path, out }))
      const put = async (key: string) => {
        for (const { size, file } of made.sizes) await files.put(key, size, join(out, file))
      }
      all[at] = { ...made, put }
      show(1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return { all, close: () => rm(folder, { recursive: true, force: true }) } satisfies Pictures
}

/** For benchmarks: rows of pictures without files. */
export const undrawn = (designs: readonly DemoItem[]): Pictures => ({
  all: designs.map(({ width_mm, height_mm, title }) => {
    const [width, height] = [width_mm, height_mm].map((side) => Math.round((LONGEST * side) / Math.max(width_mm, height_mm))) as [number, number]
    const sizes = (['full', '160', '240', '320', '480', '720', '1080'] as const).map((size) => {
      const scale = Math.min(1, (size === 'full' ? LONGEST : Number(size)) / LONGEST)
      return { size, width: Math.round(width * scale), height: Math.round(height * scale), bytes: 12_000, file: '' }
    })
    return { width, height, border: 'transparent' as const, sizes, sha256: createHash('sha256').update(title).digest('hex'), put: async () => {} }
  }),
  close: async () => {},
})
