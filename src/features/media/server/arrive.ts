import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import type { Upload } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { medias } from '../contract.ts'
import { type Stored, type StoredPicture, weightOf } from './drawn.ts'
import { announce, wouldOverflow } from './queries.ts'

/**
 * Security: every upload is encoded anew. Crash safety: files are written before the transaction, under keys registered as leftovers until their rows
 * exist, so no row lacks its file and a sweeper removes orphans.
 */
export async function arrive({ requester, viewer, db, tools }: QueryContext<typeof medias.upload>): Promise<StoredPicture[] | Refusal> {
  const uploads = requester.uploads ?? []
  if (uploads.length === 0) return refuse('media.none')
  const folder = await mkdtemp(join(tmpdir(), 'cachet-arrival-'))
  try {
    const drawn = await draw(tools, uploads, folder)
    if (refused(drawn)) return drawn
    if (await wouldOverflow(db, viewer.id, weightOf(drawn))) return refuse('media.quota')
    await putAll(db, tools, folder, drawn)
    return drawn
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the files of each, from its folder. */
export async function putAll(db: Db, { files }: Tools, folder: string, stored: readonly Stored[]) {
  await announce(
    db,
    stored.map(({ key }) => key),
  )
  for (const one of stored) {
    for (const { size } of one.sizes) await files.put(one.key, size, join(folder, one.key, `${size}.webp`))
    if ('file' in one) await files.put(one.key, one.file, join(folder, one.key, one.file))
  }
}

/** One at a time, so that one member's twelve pictures do not fill the shared queue. */
export async function draw({ images }: Pick<Tools, 'images'>, uploads: readonly Upload[], folder: string): Promise<StoredPicture[] | Refusal> {
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
