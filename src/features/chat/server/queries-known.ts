import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { REQUESTS_COUNTED } from '../rules.ts'

/** True when the other follows the viewer, accepted. */
export async function followsBack(db: Db, me: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ follows: boolean }>`select exists (select from follows f
    where f.follower_id = ${other}::uuid and f.followed_id = ${me}::uuid and f.status = 'Accepted') as follows`.execute(db)
  return rows[0]!.follows
}

/** Requests of the last day that nobody has accepted, beside this one. The member's requests wait for each other, so that many at once are not more. */
export async function requestsBegun(tx: Tx, me: string, id: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${me}, 120))`.execute(tx)
  const { rows } = await sql<{ begun: number }>`select count(*)::int as begun from (select from conversations c where c.begun_by = ${me}::uuid
    and c.created_at > clock_timestamp() - interval '1 day' and c.status <> 'Open' and c.id <> ${id}::uuid limit ${REQUESTS_COUNTED}) as counted`.execute(
    tx,
  )
  return rows[0]!.begun
}
