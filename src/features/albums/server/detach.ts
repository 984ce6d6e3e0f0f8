import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { albumChanged, albums } from '../contract.ts'
import type { AlbumId } from '../shapes.ts'
import { holdAlbum } from './hold.ts'
import { changeAlbum } from './queries.ts'
import { countOwnItems, takeOutOf } from './queries-items.ts'

/** `album` is the old name of a plain one. */
const typeOf = (type: 'album' | 'lot' | 'set') => (type === 'album' ? 'plain' : type)

export const detach = command(albums.detach, async ({ input: { type, album_id, ...input }, viewer, tx, emit }) => {
  const ids = [...new Set(input.stamp_item_ids)]
  if (type === undefined) return refuse('album.detach_type')
  if (type !== 'all') {
    if (album_id === undefined) return refuse('album.detach_album')
    const album = await holdAlbum({ viewer, tx }, album_id)
    if (refused(album)) return album
    if (album.type !== typeOf(type)) return refuse('album.detach_album')
  }
  await lock(tx, 'stamp_items', ids)
  if ((await countOwnItems(tx, viewer.id, ids)) !== ids.length) return refuse('album.items')
  const left = await takeOutOf(tx, viewer.id, ids, type === 'all' ? undefined : album_id)
  const touched = [...new Set(left)]
  if (touched.length) await changeAlbum(tx, touched)
  emit(albumChanged, { album_ids: touched as AlbumId[], member_id: viewer.id, stamp_item_ids: ids })
  return { removed: left.length }
})
