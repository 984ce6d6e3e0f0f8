import { sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { WrittenCard } from '../find/queries-find.ts'

export interface Likeness {
  readonly kind: string
  readonly subject_id: string
  readonly item_kind: string
  readonly country: string | null
  readonly year_issued: number | null
  readonly condition: string | null
  readonly catalogue_number: string | null
  readonly price: number
}
const NEAR = 24
const LEAST_YEAR = 1400

/** A few candidates from each of four indexes, most similar first; the cost does not grow with the market. Visibility is checked with the cards. */
export async function findAlike(db: Db, like: Likeness, limit: number): Promise<string[]> {
  const { item_kind, country, catalogue_number } = like
  const kind = sql.lit(like.kind)
  const year = like.year_issued ?? LEAST_YEAR
  const { rows } = await sql<{ subject_id: string }>`
    with near as (
      (select subject_id from listings where kind = ${kind} and catalogue_number = ${catalogue_number} and country = ${country} order by seq desc limit ${NEAR})
      union
      (select subject_id from listings where kind = ${kind} and item_kind = ${item_kind} and country = ${country} and year_issued >= ${year}
        order by year_issued, seq desc limit ${NEAR})
      union
      (select subject_id from listings where kind = ${kind} and item_kind = ${item_kind} and country = ${country} and year_issued < ${year}
        order by year_issued desc, seq limit ${NEAR})
      union
      (select subject_id from listings where kind = ${kind} and item_kind = ${item_kind} order by seq desc limit ${NEAR}))
    select c.subject_id from near join listings c using (subject_id) join members m on m.id = c.member_id
    where c.subject_id <> ${like.subject_id} and c.quantity > 0 and ${visibleTo(null)}
    order by (c.catalogue_number = ${catalogue_number} and c.country = ${country}) is true desc, (c.country = ${country}) is true desc,
      abs(c.year_issued - ${like.year_issued}::int) nulls last, (c.condition = ${like.condition}) is true desc,
      abs(c.price - ${like.price}::bigint), c.seq desc
    limit ${limit}`.execute(db)
  return rows.map(({ subject_id }) => subject_id)
}

/** Those in stock and visible, in this order. */
const offered = (viewer: string | null, ids: readonly string[], limit: number, sold = false) => sql`
    from unnest(${ids}::uuid[]) with ordinality as wanted (subject_id, nth) join listings c using (subject_id) join members m on m.id = c.member_id
    where ${sold ? sql`true` : sql`c.quantity > 0`} and ${visibleTo(viewer)}
    order by wanted.nth limit ${limit}`

/** `sold`: also those of which nothing is left. */
export async function findCards(db: Db, viewer: string | null, ids: readonly string[], limit: number, sold = false): Promise<WrittenCard[]> {
  const { rows } = await sql<WrittenCard>`
    select c.subject_id, c.seq, c.xmin::text as xmin, c.member_id, c.store_id, c.store_name, c.name, c.item_kind, c.productable_type, c.country, c.year_issued,
      c.condition, c.condition_group, c.catalogue_number, c.price, c.regular_price, c.currency, c.quantity, c.media, c.width_mm, c.height_mm
    ${offered(viewer, ids, limit, sold)}`.execute(db)
  return rows
}

/** ETag of these cards, in the format of `marksIn`. */
export async function marksOfCards(db: Db, viewer: string | null, ids: readonly string[], limit: number): Promise<string> {
  const { rows } = await sql<{ marks: string | null }>`
    select string_agg(seq || ':' || xmin, ' ' order by nth) as marks from (select c.seq, c.xmin::text as xmin, wanted.nth ${offered(viewer, ids, limit)}) c`.execute(
    db,
  )
  return rows[0]?.marks ?? ''
}
