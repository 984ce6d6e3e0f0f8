import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { albumChanged, albums } from '../contract.ts'
import { extendable } from '../rules.ts'
import type { AlbumId } from '../shapes.ts'
import { changeAlbum } from './queries.ts'
import { albumsHolding, appendItems, countOwnItems, ownAlbums, takeOutOfOthers } from './queries-items.ts'

const severalOf = (found: readonly { type: string }[], type: string) => found.filter((one) => one.type === type).length > 1

export const syncAlbums = command(albums.syncAlbums, async ({ input, viewer, tx, emit }) => {
  const ids = [...new Set([...(input.stamp_item_ids ?? []), ...(input.stamp_item_id ? [input.stamp_item_id] : [])])]
  const wanted = [...new Set(input.album_ids)]
  if (!ids.length) return refuse('album.items')
  await lock(tx, 'albums', wanted)
  const found = await ownAlbums(tx, viewer.id, wanted)
  if (found.length !== wanted.length) return refuse('album.albums')
  if (severalOf(found, 'lot')) return refuse('album.many_lots')
  if (severalOf(found, 'set')) return refuse('album.many_sets')
  await lock(tx, 'stamp_items', ids)
  if ((await countOwnItems(tx, viewer.id, ids)) !== ids.length) return refuse('album.items')
  const touched = new Set([...(await albumsHolding(tx, viewer.id, ids)), ...wanted])
  const removed = await takeOutOfOthers(tx, viewer.id, ids, wanted)
  let added = 0
  // At most fifty albums, each with its own end.
  for (const album of found) {
    const came = await appendItems(tx, { ...album, member_id: viewer.id }, ids)
    const full = came ? extendable(album.older, viewer.limits.albums) : undefined
    if (full) return full
    added += came
  }
  await changeAlbum(tx, [...touched])
  emit(albumChanged, { album_ids: [...touched] as AlbumId[], member_id: viewer.id, stamp_item_ids: ids })
  return { added, removed }
})
