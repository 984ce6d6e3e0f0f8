import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Encoded } from '#server/images/encoded.ts'
import type { Drawing } from '../stamps/spec.ts'
import { ENCODING } from './render.ts'
import { startWorkers } from './workers.ts'

/** A picture in all sizes, as files in one folder. */
export interface Picture extends Encoded {
  readonly folder: string
}
export interface Studio {
  /** Pixels of the longest side of an item's front. */
  readonly longest: number
  picture(drawing: Drawing, longest: number): Promise<Picture>
  close(): void
}

/** The cache folder, beside other build caches, so that the next demo market needs no drawing. */
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/cachet-demo')
const MOST_WORKERS = 4

/** When the cache folder is not writable, a temporary folder that is deleted with the studio. */
function openCache(): { root: string; close: () => void } {
  try {
    mkdirSync(CACHE, { recursive: true })
    return { root: CACHE, close: () => undefined }
  } catch {
    const root = mkdtempSync(join(tmpdir(), 'cachet-demo-'))
    return { root, close: () => rmSync(root, { recursive: true, force: true }) }
  }
}

/** Draws each picture once and caches it under the hash of its spec. */
export function openStudio(longest: number, root?: string): Studio {
  const cache = root ? { root, close: () => undefined } : openCache()
  const workers = startWorkers(Math.min(MOST_WORKERS, availableParallelism()))
  async function picture({ svg, width_mm, height_mm }: Drawing, pixels: number): Promise<Picture> {
    const px = Math.round(pixels)
    const key = createHash('sha256').update(`${ENCODING} ${px} ${svg}`).digest('hex')
    const folder = join(cache.root, key.slice(0, 2), key)
    const kept = await readFile(join(folder, 'picture.json'), 'utf8').catch(() => undefined)
    if (kept) return { ...(JSON.parse(kept) as Encoded), folder }
    const out = `${folder}.${randomUUID()}`
    await mkdir(out, { recursive: true })
    const made = await workers.render({ svg, width_mm, height_mm, longest: px, out })
    await writeFile(join(out, 'picture.json'), JSON.stringify(made))
    // Atomic rename: an interrupted start leaves no partial picture. When another process was faster, its folder is kept.
    await rename(out, folder).catch(() => rm(out, { recursive: true, force: true }))
    return { ...made, folder }
  }
  return {
    longest,
    picture,
    close() {
      workers.close()
      cache.close()
    },
  }
}
