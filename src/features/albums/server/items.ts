import * as z from 'zod/mini'
import { findItems, itemViews } from '#features/stamp-items/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { albums } from '../contract.ts'
import { findSeenAlbum } from './queries.ts'
import { albumItemPage, itemsInAlbum } from './queries-items.ts'

const KEYS = z.tuple([CountKey, z.uuid()])

export const items = query(albums.items, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  if (!(await findSeenAlbum(db, input.id, viewer.id))) return refuse('album.not_found')
  const wanted = { album_id: input.id, viewer: viewer.id, placed: input.placed }
  const { rows, next_page_url } = pageOf(albums.items, input, await albumItemPage(db, wanted, place), (row) => [row.position, row.id])
  const found = await findItems(
    db,
    rows.map(({ id }) => id),
  )
  const data = await itemViews(
    db,
    tools.files,
    rows.flatMap(({ id }) => found.get(id) ?? []),
    viewer.id,
  )
  const total = input.cursor === undefined ? await totalOf(db, itemsInAlbum(db, wanted)) : {}
  return { stamp_items: { data, ...total, next_page_url } }
})
