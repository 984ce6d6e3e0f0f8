import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import { contentKindOf } from '#server/attachments/first-bytes.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import type { Upload } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { medias } from '../../contract.ts'
import { draw, putAll } from '../arrive.ts'
import type { Stored, StoredFile, StoredPicture } from '../drawn.ts'
import { wouldOverflow } from '../queries.ts'

/** Pictures stay within the bound of the operation for pictures. */
const PICTURE_BYTES = 25_000_000

/** Security: what a file is, its bytes decide. Everything is written anew, and kept as `arrive` keeps pictures. */
export async function arriveFile({ input, requester, viewer, db, tools }: QueryContext<typeof medias.uploadFile>): Promise<Stored | Refusal> {
  const uploads = requester.uploads ?? []
  const upload = uploads.find(({ field }) => field !== 'poster')
  if (!upload) return refuse('media.none')
  const folder = await mkdtemp(join(tmpdir(), 'cachet-arrival-'))
  try {
    const poster = uploads.find(({ field }) => field === 'poster')
    const stored = (await contentKindOf(upload.path)) === 'picture' ? await picture(tools, upload, folder) : await file(tools, upload, poster, folder)
    if (refused(stored)) return stored
    if (await wouldOverflow(db, viewer.id, stored.bytes)) return refuse('media.quota')
    const named = 'kind' in stored && stored.kind === 'document' ? { ...stored, name: input.name || null } : stored
    await putAll(db, tools, folder, [named])
    return named
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const tooLarge = (most: number) => refuse('media.too_large', { most: Math.floor(most / 1_000_000) })

async function picture(tools: Tools, upload: Upload, folder: string): Promise<StoredPicture | Refusal> {
  if (upload.bytes > PICTURE_BYTES) return tooLarge(PICTURE_BYTES)
  const drawn = await draw(tools, [upload], folder)
  return refused(drawn) ? drawn : drawn[0]!
}

async function file(
  { attachments, images }: Tools,
  { path, bytes }: Upload,
  poster: Upload | undefined,
  folder: string,
): Promise<StoredFile | Refusal> {
  if (bytes > attachments.most_bytes) return tooLarge(attachments.most_bytes)
  const key = randomBytes(16).toString('base64url')
  const out = join(folder, key)
  await mkdir(out)
  const made = await attachments.write({ path, out })
  if ('refused' in made) return refuse(made.refused, made.facts)
  const drawn = made.kind === 'video' && poster ? await images.encode({ path: poster.path, out }) : undefined
  // A poster that is no picture is left out: the video itself is fine.
  const sizes = !drawn || refused(drawn) ? [] : drawn.sizes
  const drawnBytes = sizes.reduce((sum, size) => sum + size.bytes, 0)
  const { bytes: file_bytes, ...rest } = made
  return {
    ...rest,
    key,
    file_bytes,
    bytes: file_bytes + drawnBytes,
    name: null,
    sizes: sizes.map(({ size, width, height }) => ({ size, width, height })),
  }
}
