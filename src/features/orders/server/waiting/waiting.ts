import * as z from 'zod/mini'
import { type MediaRow, mediaView } from '#features/media/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { waitingOrders } from './queries-waiting.ts'

const Keys = z.tuple([z.uuid()])

export const waiting = query(orders.waiting, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(orders.waiting, input, await waitingOrders(db, viewer.id, place), (row) => [row.id])
  const data = rows.map(({ media, ...row }) => ({ ...row, media: media ? mediaView(tools.files, media as MediaRow) : null }))
  return { orders: { data, next_page_url }, member_id: viewer.id }
})
