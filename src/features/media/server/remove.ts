import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { mediaRemoved, medias } from '../contract.ts'
import { findOwnAny } from './files/queries.ts'
import { deleteMedia, giveBackQuota, isInUse } from './queries.ts'

export const remove = command(medias.remove, async ({ input, viewer, tx, emit }) => {
  await lock(tx, 'medias', [input.id])
  const media = await findOwnAny(tx, viewer.id, input.id)
  if (!media) return refuse('media.not_found')
  if (await isInUse(tx, media.id)) return refuse('media.in_use')
  await deleteMedia(tx, media)
  await giveBackQuota(tx, viewer.id, media.bytes)
  emit(mediaRemoved, { member_id: viewer.id, media_id: input.id })
  return { done: true as const }
})
