import * as z from 'zod/mini'
import { type MediaRow, mediaView } from '#features/media/server/public.ts'
import { sellerFor } from '#features/staff/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import type { Files } from '#server/files/files.ts'
import { query } from '#server/operations/slice.ts'
import { orders } from '../contract.ts'
import { type CardRow, orderCards } from './queries-list.ts'

const Keys = z.tuple([z.uuid()])

export const list = query(orders.list, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const { role, status, group_id, kind } = input
  const side = role === 'seller' ? await sellerFor(db, 'orders', viewer.id, input.seller_id) : viewer.id
  if (!side) return { orders: { data: [], next_page_url: null }, member_id: viewer.id }
  const wanted = { viewer: side, role, status, group_id, kind }
  const found = await orderCards(db, { ...wanted, after: place.after?.[0], offset: place.offset, limit: place.limit })
  const { rows, next_page_url } = pageOf(orders.list, input, found, (row) => [row.id])
  return { orders: { data: rows.map((row) => cardView(row, role, tools.files)), next_page_url }, member_id: side }
})

function cardView({ id, other_id, full_name, username, media, status, ...row }: CardRow, role: 'buyer' | 'seller', files: Files) {
  const other = { id: other_id, full_name, username }
  return {
    ...row,
    id,
    status: status as 'processing',
    kind: row.kind as 'product',
    role,
    other,
    media: media ? mediaView(files, media as MediaRow) : null,
  }
}
