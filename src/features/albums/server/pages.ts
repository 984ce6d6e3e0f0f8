import { entryNames } from '#features/catalogue/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { albumChanged, albums } from '../contract.ts'
import { arranged, extendable, MOST_PAGES_OF_ALBUM, misplaced, mountSize } from '../rules.ts'
import type { AlbumPageId } from '../shapes.ts'
import { holdAlbum } from './hold.ts'
import { changeAlbum } from './queries.ts'
import { changePage, countHeld, dropPage, findPage, keepPage, layMounts, pagesOf, waitingItems } from './queries-pages.ts'

/** Items that one call lays on pages. */
const MOST_ARRANGED = 1_000

export const addPage = command(albums.addPage, async ({ input, viewer, tx, emit }) => {
  const album = await holdAlbum({ viewer, tx }, input.id)
  if (refused(album)) return album
  const full = extendable(album.older, viewer.limits.albums)
  if (full) return full
  if ((await pagesOf(tx, album.id)).length >= MOST_PAGES_OF_ALBUM) return refuse('album.pages')
  const page_id = (await keepPage(tx, album.id, input.title)) as AlbumPageId
  await changeAlbum(tx, [album.id])
  emit(albumChanged, { album_ids: [input.id], member_id: viewer.id, stamp_item_ids: [] })
  return { page_id }
})

type Given = InputOf<typeof albums.savePage>
/** Every mount holds one item of the album or one entry of the catalogue, each item once. */
async function heldIn(tx: Tx, album_id: Id<'albums'>, mounts: Given['mounts']): Promise<boolean> {
  if (mounts.some(({ stamp_item_id, catalogue_entry_id }) => (stamp_item_id === null) === (catalogue_entry_id === null))) return false
  const items = mounts.flatMap(({ stamp_item_id }) => stamp_item_id ?? [])
  const entries = [...new Set(mounts.flatMap(({ catalogue_entry_id }) => catalogue_entry_id ?? []))]
  if (new Set(items).size !== items.length) return false
  return (await countHeld(tx, album_id, items)) === items.length && (await entryNames(tx, entries)).length === entries.length
}

export const savePage = command(albums.savePage, async ({ input, viewer, tx, emit }) => {
  const album = await holdAlbum({ viewer, tx }, input.id)
  if (refused(album)) return album
  const page = await findPage(tx, input.id, input.page_id)
  if (!page) return refuse('album.not_found')
  if (page.revision !== input.revision) return refuse('album.changed')
  const wrong = misplaced(input.mounts)
  if (wrong) return wrong
  if (!(await heldIn(tx, album.id, input.mounts))) return refuse('album.mount_of')
  const { title, subtitle, foot, quadrille } = input
  await changePage(tx, page.id, { title, subtitle, foot, quadrille })
  await layMounts(tx, page, input.mounts)
  await changeAlbum(tx, [album.id])
  emit(albumChanged, { album_ids: [input.id], member_id: viewer.id, stamp_item_ids: [] })
  return { revision: page.revision + 1 }
})

export const removePage = command(albums.removePage, async ({ input, viewer, tx, emit }) => {
  const album = await holdAlbum({ viewer, tx }, input.id)
  if (refused(album)) return album
  if (!(await findPage(tx, input.id, input.page_id))) return refuse('album.not_found')
  await dropPage(tx, input.id, input.page_id)
  await changeAlbum(tx, [album.id])
  emit(albumChanged, { album_ids: [input.id], member_id: viewer.id, stamp_item_ids: [] })
  return { done: true as const }
})

export const arrange = command(albums.arrange, async ({ input, viewer, tx, emit }) => {
  const album = await holdAlbum({ viewer, tx }, input.id)
  if (refused(album)) return album
  const full = extendable(album.older, viewer.limits.albums)
  if (full) return full
  const waiting = await waitingItems(tx, album.id, MOST_ARRANGED)
  const pages = arranged(waiting.map(mountSize))
  if ((await pagesOf(tx, album.id)).length + pages.length > MOST_PAGES_OF_ALBUM) return refuse('album.pages')
  let at = 0
  // Each page is a row of its own; there are at most 200.
  for (const boxes of pages) {
    const mounts = boxes.map((box, n) => mountOf(waiting[at + n]!, box, album.mount))
    at += boxes.length
    await layMounts(tx, { id: await keepPage(tx, album.id, ''), album_id: album.id }, mounts)
  }
  await changeAlbum(tx, [album.id])
  emit(albumChanged, { album_ids: [input.id], member_id: viewer.id, stamp_item_ids: [] })
  return { placed: waiting.length }
})

const mountOf = (
  { id, name, denomination }: { id: Id<'stamp_items'>; name: string; denomination: string },
  box: ReturnType<typeof arranged>[number][number],
  mount: string,
) => ({
  ...{ stamp_item_id: id, catalogue_entry_id: null, ...box, mount },
  caption: (denomination || name).slice(0, 120),
})
