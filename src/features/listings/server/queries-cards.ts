import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { CardRow } from './find/queries-find.ts'

/** A card as it is hung: its picture's row rides along, and the words it is found by. */
export type CardColumns = Omit<CardRow, 'seq' | 'media'> & SearchableText & { readonly media: object | null; readonly words: readonly string[] }
/** What it is found by beside what it shows. */
interface SearchableText {
  readonly number: number
  readonly grade: string | null
  readonly color: string | null
  readonly color_family: string | null
  readonly quality: string | null
  readonly format: string | null
  readonly denomination: string
  readonly topic_ids: string[]
  readonly category_ids: string[]
  readonly shipping_options: string[]
}

/** A card keeps its place among the newest as long as it hangs. */
export async function upsertCard(tx: Tx, { words, media, ...card }: CardColumns) {
  const row = { ...card, media: media && JSON.stringify(media), words: sql<string>`array_to_tsvector(${words}::text[])` }
  await tx
    .insertInto('product_cards')
    .values(row)
    .onConflict((on) => on.column('product_id').doUpdateSet(row))
    .execute()
}

export async function takeCardDown(tx: Tx, product_id: string) {
  await tx.deleteFrom('product_cards').where('product_id', '=', product_id).execute()
}

/** The products on the market that sell this item. */
export const hungOfItem = async (db: Db, stamp_item_id: string) =>
  (await db.selectFrom('products').select('id').where('stamp_item_id', '=', stamp_item_id).where('status', '=', 'published').execute()).map(
    (row) => row.id,
  )

/** Cards that still bear the store's former name, some of them. */
export async function cardsOfFormerName(db: Db, store_id: string, limit: number) {
  const found = db.selectFrom('product_cards as c').innerJoin('stores as s', 's.id', 'c.store_id').innerJoin('products as p', 'p.id', 'c.product_id')
  return found.select(['p.id', 'p.stamp_item_id']).where('s.id', '=', store_id).whereRef('c.store_name', '<>', 's.name').limit(limit).execute()
}

/** A seller's ways of sending stand on all of their cards: some that still bear the former ones are brought up to date. */
export async function keepShippingOptions(tx: Tx, member_id: string, shipping_options: readonly string[], limit: number): Promise<number> {
  const { rows } = await sql`with stale as (
      select product_id from product_cards where member_id = ${member_id} and shipping_options <> ${[...shipping_options]}::text[] limit ${limit} for update)
    update product_cards c set shipping_options = ${[...shipping_options]}::text[] from stale where stale.product_id = c.product_id returning 1`.execute(
    tx,
  )
  return rows.length
}
