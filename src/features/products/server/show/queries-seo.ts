import { sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

const shown = ownerVisibleTo(null, 'c.member_id')

/** Numbers of the sitemap files that contain a card. Performance: one index look-up per file. */
export async function cardStretches(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ n: string }>`
    select n::text as n from generate_series(
      (select min(seq) from listings where kind = 'product') / ${size}::bigint, (select max(seq) from listings where kind = 'product') / ${size}::bigint) as n
    where exists (select from listings where kind = 'product' and seq >= n * ${size}::bigint and seq < (n + 1) * ${size}::bigint) order by n`.execute(
    db,
  )
  return rows.map(({ n }) => n)
}

export const cardsBetween = (db: Db, { after, before, limit }: { after: number; before: number; limit: number }) =>
  db
    .selectFrom('listings as c')
    .innerJoin('products as p', 'p.id', 'c.subject_id')
    .select(['c.seq', 'p.id as product_id', 'p.updated_at'])
    .where('c.kind', '=', sql.lit('product'))
    .where('c.seq', '>', after)
    .where('c.seq', '<', before)
    .where(shown)
    .orderBy('c.seq')
    .limit(limit)
    .execute()

/** The public card of a listed product, for link previews. */
export const hungCard = (db: Db, product_id: Id<'products'>) =>
  db
    .selectFrom('listings as c')
    .select(['name', 'country', 'year_issued', 'catalogue_number', 'price', 'currency', 'store_name', 'media'])
    .where('subject_id', '=', product_id)
    .where(shown)
    .executeTakeFirst()
