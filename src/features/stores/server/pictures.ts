import { publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'

interface Pictured {
  readonly profile_media_id: Id<'medias'> | null
  readonly cover_media_id: string | null
}
const picturesOf = ({ profile_media_id, cover_media_id }: Pictured) => [...new Set([profile_media_id, cover_media_id].filter((id) => id !== null))]

/** Pictures of a store become public and are marked as used, so that they are not deleted. */
export async function hang(tx: Tx, id: string, now: Pictured, before?: Pictured) {
  const pictures = picturesOf(now)
  const gone = before ? picturesOf(before).filter((media_id) => !pictures.includes(media_id)) : []
  if (gone.length) await unuseMedias(tx, gone, 'store', id)
  if (!pictures.length) return
  await useMedias(tx, pictures, 'store', id)
  await publishMedias(tx, pictures)
}
