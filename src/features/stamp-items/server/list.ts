import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { stampItems } from '../contract.ts'
import { itemsWanted, listItems } from './queries.ts'
import { itemViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const list = query(stampItems.list, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { album_id, lot_id, set_id } = input
  const wanted = { owner: input.user_id, viewer: viewer.id, status: input.status, search: input.search.trim(), album_id, lot_id, set_id }
  const { rows, next_page_url } = pageOf(stampItems.list, input, await listItems(db, wanted, place), (row) => [row.id])
  const total = input.cursor === undefined ? await totalOf(db, itemsWanted(db, wanted).clearSelect().select('id')) : {}
  return { stamp_items: { data: await itemViews(db, tools.files, rows, viewer.id), ...total, next_page_url } }
})
