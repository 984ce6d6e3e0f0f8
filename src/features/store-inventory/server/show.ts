import * as z from 'zod/mini'
import { ownCards } from '#features/products/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { storeInventory } from '../contract.ts'
import { isLow } from '../rules.ts'
import { stockPage, stockRows, stockSums } from './queries.ts'

const Keys = z.tuple([z.uuid()])

export const show = query(storeInventory.show, async ({ input, viewer, requester, db, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const wanted = stockRows(db, viewer.id, input)
  const { rows, next_page_url } = pageOf(storeInventory.show, input, await stockPage(wanted, place), (row) => [row.id])
  const cards = await ownCards(
    db,
    rows.map(({ id }) => id),
    { files: tools.files, locale: requester.locale },
  )
  const data = rows.map((row) => {
    const card = cards.get(row.id)!
    const status = row.status as 'published'
    return {
      ...card,
      ...{ number: row.number, sku: row.sku, status, reserved: row.stock_reserved },
      is_low: isLow({ ...card, status }),
      worth: row.price * row.stock_on_hand,
    }
  })
  const total = input.cursor === undefined ? await totalOf(db, wanted.clearSelect().select('id')) : {}
  return { sums: await stockSums(db, viewer.id), inventory: { data, ...total, next_page_url } }
})
