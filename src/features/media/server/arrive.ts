import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import type { Upload } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { medias } from '../contract.ts'
import { type StoredPicture, weightOf } from './drawn.ts'
import { announce, wouldOverflow } from './queries.ts'

/**
 * Draws every upload anew and writes its files, before the transaction: under keys that stand among the leftovers until their rows are kept.
 * Whatever dies in between, a sweeper finds the files, and no row is ever without them.
 */
export async function arrive({ requester, viewer, db, tools }: QueryContext<typeof medias.upload>): Promise<StoredPicture[] | Refusal> {
  const uploads = requester.uploads ?? []
  if (uploads.length === 0) return refuse('media.none')
  const folder = await mkdtemp(join(tmpdir(), 'cachet-arrival-'))
  try {
    const drawn = await draw(tools, uploads, folder)
    if (refused(drawn)) return drawn
    if (await wouldOverflow(db, viewer.id, weightOf(drawn))) return refuse('media.quota')
    await announce(
      db,
      drawn.map(({ key }) => key),
    )
    for (const { key, sizes } of drawn) for (const { size } of sizes) await tools.files.put(key, size, join(folder, key, `${size}.webp`))
    return drawn
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One after the other: twelve pictures of one member do not fill the queue of all. */
async function draw({ images }: Tools, uploads: readonly Upload[], folder: string): Promise<StoredPicture[] | Refusal> {
  const drawn: StoredPicture[] = []
  for (const { path } of uploads) {
    const key = randomBytes(16).toString('base64url')
    const out = join(folder, key)
    await mkdir(out)
    const made = await images.encode({ path, out })
    if (refused(made)) return made
    const { width, height, dpi, border, sha256 } = made
    const bytes = made.sizes.reduce((sum, size) => sum + size.bytes, 0)
    drawn.push({ key, width, height, dpi, border, sha256, bytes, sizes: made.sizes.map(({ size, width, height }) => ({ size, width, height })) })
  }
  return drawn
}
