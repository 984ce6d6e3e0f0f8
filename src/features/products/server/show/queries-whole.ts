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
import { productRows, seenBy, seenByGuests } from '../queries.ts'

/**
 * What tells whether all of that is still the same: the writing (`xmin`) of each row that can change. An item is written anew whenever its
 * pictures or catalogue numbers are, a store with its two pictures; a picture in use never changes. The entry it is a copy of is told by name.
 */
const MARKS = sql<string>`concat_ws(' ', products.xmin, products.status,
  (select concat_ws(':', i.xmin, e.xmin) from stamp_items i left join catalogue_entries e on e.id = i.catalogue_entry_id where i.id = products.stamp_item_id),
  (select xmin from stores where stores.id = products.store_id),
  array(select xmin from shipping_rates where member_id = products.member_id and deleted_at is null))`

/** The moment its last piece went. Selling it out writes the product anew, so its marks tell this too. */
const SOLD_AT = sql<Date | null>`case when products.status = 'sold_out'
  then (select max(created_at) from stock_movements where product_id = products.id and kind = 'sold') end`

/** A product with all that its page tells, in one question: its item, its store, what sending costs, and the pictures of both. */
const wholes = (db: Db) =>
  productRows(db).select([
    MARKS.as('marks'),
    SOLD_AT.as('sold_at'),
    jsonObjectFrom(itemRows(db).where(sql<boolean>`stamp_items.id = products.stamp_item_id`)).$notNull().as('item'),
    jsonObjectFrom(storeRows(db).where(sql<boolean>`stores.id = products.store_id`)).$notNull().as('store'),
    jsonArrayFrom(rateRows(db).where(sql<boolean>`shipping_rates.member_id = products.member_id`)).as('rates'),
    jsonArrayFrom(mediaRows(db).where(PICTURES)).as('medias'),
  ])
const PICTURES = sql<boolean>`medias.id = any(array(
  select media_id from stamp_item_medias where stamp_item_id = products.stamp_item_id
  union all select unnest(array[profile_media_id, cover_media_id]) from stores where stores.id = products.store_id))`

/** What rode in as JSON has its moments as texts. */
const whole = ({ item, store, rates, medias, ...row }: Awaited<ReturnType<ReturnType<typeof wholes>['executeTakeFirstOrThrow']>>) => ({
  ...row,
  item: instants(item, 'created_at', 'updated_at', 'deleted_at'),
  store: instants(store, 'created_at'),
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
/** Always asked of the same database, once for each answer that still stands. */
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
export const findOwnWhole = async (db: Db, id: Id<'products'>, member_id: Id<'members'>): Promise<WholeRow> =>
  whole(await wholes(db).where('products.id', '=', id).where('products.member_id', '=', member_id).executeTakeFirstOrThrow())
