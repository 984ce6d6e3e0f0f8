import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaRow } from '#features/media/server/public.ts'
import type { Tools } from '#server/operations/tools.ts'

/** Sharp enough for a stamp on paper; small pictures have no large size. */
const SIZES = ['480', '320', '720', 'full']

/** Stored pictures as JPEG, which a PDF can hold, drawn in the bounded process. One at a time: a page has at most 120. */
export async function jpegsOf(
  { files, images }: Pick<Tools, 'files' | 'images'>,
  medias: readonly MediaRow[],
  folder: string,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const { id, key } of medias) {
    const path = join(folder, `${id}.webp`)
    if (!(await fetched(files, key, path))) continue
    const drawn = await images.jpeg({ path, out: folder })
    if (!('refused' in drawn)) found.set(id, await readFile(drawn.file))
  }
  return found
}

async function fetched(files: Tools['files'], key: string, path: string): Promise<boolean> {
  for (const size of SIZES) {
    const body = await files.open(key, size)
    if (!body) continue
    await pipeline(body, createWriteStream(path))
    return true
  }
  return false
}
