import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import { type StoreRow, storeRows } from './queries.ts'

const NUMBER = /^(?:st-?)?([1-9]\d{7})$/i
const NOBODY = sql<SqlBool>`false`

/**
 * Every word is a prefix of a word of the name, or the search is the store's number. Undefined for an empty search; punctuation alone finds nothing.
 */
export function namedSo(search: string): RawBuilder<SqlBool> | undefined {
  const typed = search.trim()
  if (!typed) return undefined
  const number = NUMBER.exec(typed.replace(/\s/g, ''))?.[1]
  if (number) return sql<SqlBool>`uuid = ${Number(number)}`
  const words = [...typed.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => `'${word}':*`)
  return words.length ? sql<SqlBool>`store_words(name) @@ to_tsquery('simple', plain_text(${words.join(' & ')}))` : NOBODY
}

/** Stores with products of members visible to the viewer. */
interface StoreFilter {
  readonly country?: string | undefined
  readonly topic_id?: string | undefined
  readonly category_id?: string | undefined
  readonly type?: string | undefined
}
export function storesShown(
  db: Db,
  viewer: string | null,
  named: RawBuilder<SqlBool> | undefined,
  { country, topic_id, category_id, type }: StoreFilter = {},
) {
  let shown = storeRows(db).where('product_count', '>', 0).where(ownerVisibleTo(viewer, 'stores.member_id'))
  if (country) shown = shown.where(sql<SqlBool>`(stores.country = ${country} or stores.country_ids @> array[${country}::text])`)
  if (topic_id) shown = shown.where(sql<SqlBool>`stores.topic_ids @> array[${topic_id}::text]`)
  if (category_id) shown = shown.where(sql<SqlBool>`stores.category_ids @> array[${category_id}::text]`)
  if (type) shown = shown.where('stores.type', '=', type)
  return named ? shown.where(named) : shown
}

/** Most products first. */
export const storesListed = (shown: ReturnType<typeof storesShown>, place: PagePosition): Promise<StoreRow[]> =>
  shown
    .where(beyond(['product_count', 'id'], 'desc', place))
    .orderBy('product_count', 'desc')
    .orderBy('id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
