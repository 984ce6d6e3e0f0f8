import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { mediaRows } from '#features/media/server/public.ts'
import { type RateRow, rateRows } from '#features/shipping/server/public.ts'
import { itemRows } from '#features/stamp-items/server/public.ts'
import { storeRows } from '#features/stores/server/public.ts'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db.ts'
import { instants } from '#server/instants.ts'
import { productRows, seenBy } from './queries.ts'

/** A product with all that its page tells, in one question: its item, its store, what sending costs, and the pictures of both. */
const wholes = (db: Db) =>
  productRows(db).select([
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

const seen = compiled((db, { id, viewer }: { id: string; viewer: string | null }) => wholes(db).where('products.id', '=', id).where(seenBy(viewer)))

export async function findSeenWhole(db: Db, id: string, viewer: string | null): Promise<WholeRow | undefined> {
  const [row] = await seen(db, { id, viewer })
  return row && whole(row)
}
export const findOwnWhole = async (db: Db, id: string, member_id: string): Promise<WholeRow> =>
  whole(await wholes(db).where('products.id', '=', id).where('products.member_id', '=', member_id).executeTakeFirstOrThrow())
