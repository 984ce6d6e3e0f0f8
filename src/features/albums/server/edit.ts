import { ownMedias, publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { albumChanged, albums } from '../contract.ts'
import { creatable } from '../rules.ts'
import { changeAlbum, countAlbums, dropAlbum, findOwnAlbum, keepAlbum } from './queries.ts'
import { albumViews } from './view.ts'

interface Covered {
  readonly id: string
  readonly is_private: boolean
  readonly cover_media_id: string | null
}
/** A cover cannot be deleted while it is one; that of a public album has a public address. */
async function useCover(tx: Tx, { id, is_private, cover_media_id }: Covered, before: string | null = null) {
  if (before && before !== cover_media_id) await unuseMedias(tx, [before], 'album', id)
  if (!cover_media_id) return
  await useMedias(tx, [cover_media_id], 'album', id)
  if (!is_private) await publishMedias(tx, [cover_media_id])
}

export const create = command(albums.create, async ({ input, viewer, tx, tools, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const full = creatable(await countAlbums(tx, viewer.id), viewer.limits.albums)
  if (full) return full
  if (input.cover_media_id && !(await ownMedias(tx, viewer.id, [input.cover_media_id]))) return refuse('album.cover')
  const id = await keepAlbum(tx, viewer.id, input)
  await useCover(tx, { id, ...input })
  emit(albumChanged, { album_ids: [id], member_id: viewer.id, stamp_item_ids: [] })
  const [album] = await albumViews({ db: tx, files: tools.files, viewer }, [(await findOwnAlbum(tx, id, viewer.id))!])
  return { album: album! }
})

export const update = command(albums.update, async ({ input: { id, ...given }, viewer, tx, tools, emit }) => {
  if (!(await findOwnAlbum(tx, id, viewer.id))) return refuse('album.not_found')
  await lock(tx, 'albums', [id])
  const before = await findOwnAlbum(tx, id, viewer.id)
  if (!before) return refuse('album.not_found')
  if (given.cover_media_id && !(await ownMedias(tx, viewer.id, [given.cover_media_id]))) return refuse('album.cover')
  await changeAlbum(tx, [id], given)
  const after = (await findOwnAlbum(tx, id, viewer.id))!
  await useCover(tx, after, before.cover_media_id)
  emit(albumChanged, { album_ids: [id], member_id: viewer.id, stamp_item_ids: [] })
  const [album] = await albumViews({ db: tx, files: tools.files, viewer }, [after])
  return { album: album! }
})

export const remove = command(albums.remove, async ({ input: { id }, viewer, tx, emit }) => {
  if (!(await findOwnAlbum(tx, id, viewer.id))) return refuse('album.not_found')
  await lock(tx, 'albums', [id])
  const before = await findOwnAlbum(tx, id, viewer.id)
  if (!before) return refuse('album.not_found')
  if (before.cover_media_id) await unuseMedias(tx, [before.cover_media_id], 'album', id)
  await dropAlbum(tx, id)
  emit(albumChanged, { album_ids: [id], member_id: viewer.id, stamp_item_ids: [] })
  return { done: true as const }
})
