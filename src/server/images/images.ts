import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawnJpeg } from './draw-jpeg.ts'
import type { Encoded, ImageRefusal } from './encoded.ts'
import { headerOf } from './header.ts'
import { most, sides } from './limits.ts'
import { openPool, type PoolOptions } from './pool.ts'
import type { DrawnShareCard } from './share/share-card.ts'
import { layCard, type ShareCardTexts } from './share/share-card-layout.ts'

export interface Images {
  /** `path` is a quarantined upload, `out` an existing empty folder; after a refusal it is empty again. */
  encode(job: { path: string; out: string }): Promise<Encoded | ImageRefusal>
  /** Draws the card of a shared link into `out`. */
  draw(job: { card: ShareCardTexts; out: string }): Promise<DrawnShareCard | ImageRefusal>
  /** A stored picture as JPEG, written into `out`. */
  jpeg(job: { path: string; out: string }): Promise<DrawnJpeg | ImageRefusal>
  /** Process ids of the live workers. */
  pids(): number[]
  close(): Promise<void>
}

const names = ['full', ...sides]

/** Re-encoding: uploads are never served; the served files are encoded anew in a sandboxed process. */
export function openImages(options: PoolOptions): Images {
  const pool = openPool(options)
  return {
    encode: async ({ path, out }) => {
      const refusal = await refuseByHeader(path)
      if (refusal) return refusal
      const answer = (await pool.run({ path, out })) as Encoded | ImageRefusal
      if ('refused' in answer) await empty(out)
      return answer
    },
    draw: async ({ card, out }) =>
      (await pool.run({ card: { svg: await layCard(card), picture: card.picture }, out })) as DrawnShareCard | ImageRefusal,
    jpeg: async ({ path, out }) => (await pool.run({ jpeg: path, out })) as DrawnJpeg | ImageRefusal,
    pids: pool.pids,
    close: pool.close,
  }
}

/** Checks the header only; no decoder runs. */
async function refuseByHeader(path: string): Promise<ImageRefusal | undefined> {
  const header = await headerOf(path)
  if (!header) return { refused: 'media.type', facts: {} }
  const { width, height, frames, scans } = header
  if (width === 0 || height === 0) return { refused: 'media.unreadable', facts: { reason: 'header' } }
  const huge = width * height > most.pixels || Math.max(width, height) > most.side || frames > most.frames || scans > most.scans
  if (huge) return { refused: 'media.too_many_pixels', facts: { width, height, frames } }
}

const empty = (out: string) => Promise.all(names.map((name) => rm(join(out, `${name}.webp`), { force: true })))
