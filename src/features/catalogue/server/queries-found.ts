import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Every `size`-th entry: where the files of the sitemap begin. */
export async function entryStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as n from catalogue_entries) as numbered where n % ${size}::bigint = 1 order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export const entriesFrom = (
  db: Db,
  { from, after, limit }: { from: Id<'catalogue_entries'>; after: Id<'catalogue_entries'> | null; limit: number },
) =>
  db
    .selectFrom('catalogue_entries')
    .select(['id', 'updated_at'])
    .where('id', after === null ? '>=' : '>', after ?? from)
    .orderBy('id')
    .limit(limit)
    .execute()
