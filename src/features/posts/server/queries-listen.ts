import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** That a member has posted is told on the line to themselves and to accepted followers only. */
export async function followedAmong(db: Db, ids: readonly string[], viewer: string | null): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select asked.id from unnest(${[...ids]}::uuid[]) as asked(id) where asked.id = ${viewer}::uuid
    or exists (select from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = asked.id and f.status = 'Accepted')`.execute(db)
  return rows
}
