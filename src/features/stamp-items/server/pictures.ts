import { publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { isShown } from '../rules.ts'

interface ShownPictures {
  readonly id: string
  readonly status: string
  readonly media_ids: readonly string[]
}

/** Pictures are marked as used, so that they are not deleted; those of visible items become public. */
export async function hang(tx: Tx, { id, status, media_ids }: ShownPictures, before: readonly string[] = []) {
  const gone = before.filter((media_id) => !media_ids.includes(media_id))
  if (gone.length) await unuseMedias(tx, gone, 'stamp_item', id)
  await useMedias(tx, media_ids, 'stamp_item', id)
  if (isShown(status)) await publishMedias(tx, media_ids)
}

export const takeDown = (tx: Tx, id: string, media_ids: readonly string[]) => unuseMedias(tx, media_ids, 'stamp_item', id)
