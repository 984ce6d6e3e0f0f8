import { publishMedias, useMediaBy } from '#features/media/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { hangAt } from './queries-keep.ts'

/** One picture for all entries that look so: varieties of perforation or paper share it, and everybody sees it. */
export async function pictureEntries(tx: Tx, media_id: Id<'medias'>, entry_ids: readonly string[]): Promise<void> {
  const ids = await hangAt(tx, media_id, entry_ids)
  await useMediaBy(tx, media_id, 'catalogue_entry', ids)
  await publishMedias(tx, [media_id])
}
