import { ownMedias, useMedias } from '#features/media/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { conversationSubject } from '../../contract.ts'
import { keepPictures } from './queries-pictures.ts'

/** One's own pictures only, each once. */
export const mayShow = async (tx: Tx, me: Id<'members'>, media_ids: readonly string[]) =>
  new Set(media_ids).size === media_ids.length && (await ownMedias(tx, me, media_ids))

/** Pictures of a message are never published: only the two have addresses of them. */
export async function showPictures(tx: Tx, place: { conversation_id: string; seq: number }, media_ids: readonly string[]) {
  if (!media_ids.length) return
  await keepPictures(tx, place, media_ids)
  await useMedias(tx, media_ids, conversationSubject.type, place.conversation_id)
}
