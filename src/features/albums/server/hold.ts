import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Member } from '#server/operations/requester.ts'
import { command } from '#server/operations/slice.ts'
import { albumChanged, albums } from '../contract.ts'
import { extendable } from '../rules.ts'
import { changeAlbum } from './queries.ts'
import { appendItems, countOwnItems, inAnother, keepOnlyItems, orderItems, ownAlbums } from './queries-items.ts'

interface Holding {
  readonly viewer: Member
  readonly tx: Tx
  readonly emit: Emit
}
export type OwnAlbum = Awaited<ReturnType<typeof ownAlbums>>[number]

/** One's own album, locked. */
export async function holdAlbum({ viewer, tx }: Pick<Holding, 'viewer' | 'tx'>, id: string): Promise<OwnAlbum | Refusal<'album.not_found'>> {
  if (!(await ownAlbums(tx, viewer.id, [id])).length) return refuse('album.not_found')
  await lock(tx, 'albums', [id])
  const [album] = await ownAlbums(tx, viewer.id, [id])
  return album ?? refuse('album.not_found')
}

/** Are these all items of the member, and in no other lot or set? They are locked, so that it stays so. */
async function wrongItems({ viewer, tx }: Pick<Holding, 'viewer' | 'tx'>, album: OwnAlbum, ids: readonly string[]) {
  await lock(tx, 'stamp_items', ids)
  if ((await countOwnItems(tx, viewer.id, ids)) !== ids.length) return refuse('album.items')
  if (album.type === 'plain' || !(await inAnother(tx, album.type, album.id, ids)).length) return undefined
  return refuse(album.type === 'lot' ? 'album.one_lot' : 'album.one_set')
}

async function told({ viewer, tx, emit }: Holding, album: OwnAlbum, stamp_item_ids: readonly Id<'stamp_items'>[]) {
  await changeAlbum(tx, [album.id])
  emit(albumChanged, { album_ids: [album.id], member_id: viewer.id, stamp_item_ids: [...stamp_item_ids] })
}

export const addItems = command(albums.addItems, async ({ input, ...call }) => {
  const ids = [...new Set(input.stamp_item_ids)]
  const album = await holdAlbum(call, input.id)
  if (refused(album)) return album
  const wrong = (await wrongItems(call, album, ids)) ?? extendable(album.older, call.viewer.limits.albums)
  if (wrong) return wrong
  const added = await appendItems(call.tx, { ...album, member_id: call.viewer.id }, ids)
  if (added) await told(call, album, ids)
  return { added }
})

export const syncItems = command(albums.syncItems, async ({ input, ...call }) => {
  const ids = [...new Set(input.stamp_item_ids)]
  const album = await holdAlbum(call, input.album_id)
  if (refused(album)) return album
  const wrong = await wrongItems(call, album, ids)
  if (wrong) return wrong
  const removed = await keepOnlyItems(call.tx, album.id, ids)
  const added = await appendItems(call.tx, { ...album, member_id: call.viewer.id }, ids)
  const full = added ? extendable(album.older, call.viewer.limits.albums) : undefined
  if (full) return full
  await orderItems(call.tx, album.id, ids)
  await told(call, album, ids)
  return { added, removed }
})
