import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { CardRow } from './find/queries-find.ts'

/** A stored card with its picture's row and search words; the calling slice provides kind and facts. */
export type CardColumns = Omit<CardRow, 'seq' | 'media'> &
  SearchableText & { readonly kind: string; readonly media: object | null; readonly words: readonly string[] }
/** Columns for search and filters only. */
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

/** An update keeps the card's number, so its position among the newest stays. */
export async function upsertCard(tx: Tx, { words, media, ...card }: CardColumns) {
  const row = { ...card, media: media && JSON.stringify(media), words: sql<string>`array_to_tsvector(${words}::text[])` }
  await tx
    .insertInto('listings')
    .values(row)
    .onConflict((on) => on.column('subject_id').doUpdateSet(row))
    .execute()
}

export async function takeCardDown(tx: Tx, subject_id: string) {
  await tx.deleteFrom('listings').where('subject_id', '=', subject_id).execute()
}

/**
 * Parts of a `with`, so that a sale updates cards without a further statement: new quantities from rows of `id` and `quantity`, and removed cards.
 */
export const settingQuantity = (rows: RawBuilder<unknown>) =>
  sql`update listings c set quantity = left_over.quantity from (${rows}) left_over where c.subject_id = left_over.id`
export const takingDown = (ids: readonly string[]) => sql`delete from listings where subject_id = any(${ids}::uuid[])`

/** Updates shipping options of one batch of the seller's cards that are out of date. */
export async function keepShippingOptions(tx: Tx, member_id: Id<'members'>, shipping_options: readonly string[], limit: number): Promise<number> {
  const { rows } = await sql`with stale as (
      select subject_id from listings where member_id = ${member_id} and shipping_options <> ${[...shipping_options]}::text[] limit ${limit} for update)
    update listings c set shipping_options = ${[...shipping_options]}::text[] from stale where stale.subject_id = c.subject_id returning 1`.execute(
    tx,
  )
  return rows.length
}
