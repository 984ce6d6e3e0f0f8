import { type SqlBool, sql } from 'kysely'
import { isPresent } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import { albumSeenBy } from './queries.ts'

export const albumReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from albums a where a.id = ${id} and ${albumSeenBy(viewer)})`

const shown = sql<SqlBool>`not a.is_private and exists (select from members m where m.id = a.member_id and ${isPresent()})
  and shows_part(null, a.member_id, 'collection')`

/** The first album of each file of the site map. */
export async function albumStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select a.id, row_number() over (order by a.id) as n from albums a where ${shown}) as numbered
    where n % ${size}::bigint = 1 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export const albumsFrom = (db: Db, { from, after, limit }: { from: Id<'albums'>; after: Id<'albums'> | null; limit: number }) =>
  db
    .selectFrom('albums as a')
    .select(['a.id', 'a.updated_at'])
    .where('a.id', after === null ? '>=' : '>', after ?? from)
    .where(shown)
    .orderBy('a.id')
    .limit(limit)
    .execute()
