import { query } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { pricesOf } from './queries-prices.ts'

export const prices = query(products.prices, async ({ input, viewer, db }) => {
  const rows = input.stamp_item_ids.length ? await pricesOf(db, viewer.id, input.stamp_item_ids) : []
  return { prices: rows.map((row) => ({ ...row, stamp_item_id: row.stamp_item_id, product_id: row.product_id })) }
})
