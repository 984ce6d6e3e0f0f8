import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { mediaRows } from '#features/media/server/public.ts'
import { type RateRow, rateRows } from '#features/shipping/server/public.ts'
import { itemRows } from '#features/stamp-items/server/public.ts'
import { storeRows } from '#features/stores/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { compiled } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/db.ts'
import { instants } from '#server/db/json-dates.ts'
import { parcelRows } from '../parcel/queries-parcel.ts'
import { productRows, seenBy, seenByGuests } from '../queries.ts'
import { supplyRows } from '../supply/queries-supply.ts'

/**
 * ETag: `xmin` of every row that the page shows and that can change. Items and stores are updated with their pictures and catalogue numbers, and a
 * used picture never changes; the catalogue entry is not part of these rows, so its own `xmin` is added.
 */
const MARKS = sql<string>`concat_ws(' ', products.xmin, products.status,
  (select concat_ws(':', i.xmin, e.xmin) from stamp_items i left join catalogue_entries e on e.id = i.catalogue_entry_id where i.id = products.stamp_item_id),
  (select xmin from supplies where supplies.id = products.supply_id),
  (select xmin from parcel_details d where d.product_id = products.id),
  (select xmin from stores where stores.id = products.store_id),
  array(select xmin from shipping_rates where member_id = products.member_id and deleted_at is null))`

/** When the last unit was sold. Selling out updates the product, so the ETag changes too. */
const SOLD_AT = sql<Date | null>`case when products.status = 'sold_out'
  then (select max(created_at) from stock_movements where product_id = products.id and kind = 'sold') end`

/** A product with everything its page shows, in one statement: item, store, delivery rates and pictures. */
const wholes = (db: Db) =>
  productRows(db).select([
    MARKS.as('marks'),
    SOLD_AT.as('sold_at'),
    jsonObjectFrom(itemRows(db).where(sql<boolean>`stamp_items.id = products.stamp_item_id`)).as('item'),
    jsonObjectFrom(supplyRows(db).where(sql<boolean>`supplies.id = products.supply_id`)).as('supply'),
    jsonObjectFrom(parcelRows(db).where(sql<boolean>`parcel_details.product_id = products.id`)).as('parcel_detail'),
    jsonObjectFrom(storeRows(db).where(sql<boolean>`stores.id = products.store_id`)).$notNull().as('store'),
    jsonArrayFrom(rateRows(db).where(sql<boolean>`shipping_rates.member_id = products.member_id`)).as('rates'),
    jsonArrayFrom(mediaRows(db).where(PICTURES)).as('medias'),
  ])
const PICTURES = sql<boolean>`medias.id = any(array(
  select media_id from stamp_item_medias where stamp_item_id = products.stamp_item_id
  union all select media_id from supply_medias where supply_id = products.supply_id
  union all select unnest(array[profile_media_id, cover_media_id]) from stores where stores.id = products.store_id))`

/** Timestamps inside JSON arrive as text and are parsed. */
const whole = ({ item, store, rates, medias, ...row }: Awaited<ReturnType<ReturnType<typeof wholes>['executeTakeFirstOrThrow']>>) => ({
  ...row,
  item: item && instants(item, 'created_at', 'updated_at', 'deleted_at'),
  store: instants(store, 'created_at', 'away_from', 'away_until'),
  rates: rates as RateRow[],
  medias: new Map(medias.map((media) => [media.id, instants(media, 'created_at', 'published_at')])),
})
export type WholeRow = ReturnType<typeof whole>

interface ProductAndViewer {
  readonly id: Id<'products'>
  readonly viewer: string | null
}
const marked = (db: Db, id: Id<'products'>) => db.selectFrom('products').select(MARKS.as('marks')).where('products.id', '=', id)
const marksOfGuest = compiled((db, { id }: ProductAndViewer) => marked(db, id).where(seenByGuests()))
const marksOfMember = compiled((db, { id, viewer }: ProductAndViewer) => marked(db, id).where(seenBy(viewer)))
/** Performance: compiled once; it runs for every answer served from the response cache. */
export function marksOfSeen(db: Db, id: Id<'products'>, viewer: string | null): () => Promise<string> {
  const marks = viewer === null ? marksOfGuest : marksOfMember
  return async () => (await marks(db, { id, viewer }))[0]?.marks ?? ''
}

const seen = {
  guest: compiled((db, { id }: ProductAndViewer) => wholes(db).where('products.id', '=', id).where(seenByGuests())),
  member: compiled((db, { id, viewer }: ProductAndViewer) => wholes(db).where('products.id', '=', id).where(seenBy(viewer))),
}

export async function findSeenWhole(db: Db, id: Id<'products'>, viewer: string | null): Promise<WholeRow | undefined> {
  const [row] = await seen[viewer === null ? 'guest' : 'member'](db, { id, viewer })
  return row && whole(row)
}
/** Several, in the order of their ids here. */
export async function findSeenWholes(db: Db, ids: readonly Id<'products'>[], viewer: string | null): Promise<WholeRow[]> {
  if (!ids.length) return []
  const rows = await wholes(db).where('products.id', 'in', ids).where(seenBy(viewer)).execute()
  return rows.map(whole).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
export const findOwnWhole = async (db: Db, id: Id<'products'>, member_id: Id<'members'>): Promise<WholeRow> =>
  whole(await wholes(db).where('products.id', '=', id).where('products.member_id', '=', member_id).executeTakeFirstOrThrow())
