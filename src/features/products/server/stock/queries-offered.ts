import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { mediaRows } from '#features/media/server/public.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import { type RateRow, rateRows } from '#features/shipping/server/public.ts'
import { itemRows } from '#features/stamp-items/server/public.ts'
import { storeRows } from '#features/stores/server/public.ts'
import { compiled } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/db.ts'
import { instants } from '#server/db/json-dates.ts'
import { pipelined } from '#server/db/pipeline.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockingIds, several } from '#server/operations/locks.ts'
import { openStatuses } from '../../rules.ts'
import { productRows } from '../queries.ts'
import { supplyRows } from '../supply/queries-supply.ts'

const FIRST_PICTURE = sql<boolean>`medias.id = coalesce(
  (select media_id from stamp_item_medias where stamp_item_id = products.stamp_item_id order by position limit 1),
  (select media_id from supply_medias where supply_id = products.supply_id order by position limit 1))`

/** Published or sold-out products visible to this buyer, with all that a cart needs, in one statement. */
const offered = compiled((db, { ids, buyer }: { ids: readonly string[]; buyer: string | null }) =>
  productRows(db)
    .select([
      jsonObjectFrom(itemRows(db).where(sql<boolean>`stamp_items.id = products.stamp_item_id`)).as('item'),
      jsonObjectFrom(supplyRows(db).where(sql<boolean>`supplies.id = products.supply_id`)).as('supply'),
      jsonObjectFrom(storeRows(db).where(sql<boolean>`stores.id = products.store_id`)).$notNull().as('store'),
      jsonObjectFrom(mediaRows(db).where(FIRST_PICTURE)).as('media'),
      jsonArrayFrom(rateRows(db).where(sql<boolean>`shipping_rates.member_id = products.member_id`)).as('rates'),
    ])
    .where(
      sql<boolean>`products.id = any(${several(ids)}) and products.status = any(${[...openStatuses]}::text[]) and ${ownerVisibleTo(buyer, 'products.member_id')}`,
    )
    .orderBy('products.id'),
)

export const findOffered = async (db: Db, ids: readonly string[], buyer: string | null) => (await offered(db, { ids, buyer })).map(rowOf)
/** Pipelined behind the lock of the products, so that the rows are current. */
export async function lockOffered(tx: Tx, ids: readonly string[], buyer: string | null) {
  const [, rows] = await pipelined(tx, lockingIds(tx, 'products', ids), offered.of(tx, { ids, buyer }))
  return rows.map(rowOf)
}
const rowOf = ({ media, rates, ...row }: Awaited<ReturnType<typeof offered>>[number]) => ({
  ...row,
  media: media && instants(media, 'created_at', 'published_at'),
  rates: rates as RateRow[],
})
export type OfferedRow = Awaited<ReturnType<typeof findOffered>>[number]
