import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Indexed by search engines: stores with products of publicly visible members. */
const shown = sql<SqlBool>`product_count > 0 and ${ownerVisibleTo(null, 'stores.member_id')}`

/** First id of each sitemap file. */
export async function storeStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as n from stores where ${shown}) as numbered
    where n % ${size}::bigint = 1 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export const storesFrom = (db: Db, { from, after, limit }: { from: Id<'stores'>; after: Id<'stores'> | null; limit: number }) =>
  db
    .selectFrom('stores')
    .select(['id', 'updated_at'])
    .where('id', after === null ? '>=' : '>', after ?? from)
    .where(shown)
    .orderBy('id')
    .limit(limit)
    .execute()
