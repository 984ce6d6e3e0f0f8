import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { CallId } from '../contract.ts'
import { GONE_AFTER_S } from '../rules.ts'

/** Calls in which somebody has not answered for ten seconds. */
export async function dueRings(db: Db, limit: number): Promise<CallId[]> {
  const { rows } = await sql<{ call_id: CallId }>`select call_id from call_members where status = 'invitation' and rings_until <= clock_timestamp()
    order by rings_until limit ${limit}`.execute(db)
  return [...new Set(rows.map(({ call_id }) => call_id))]
}
export async function nextRing(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(rings_until) as at from call_members where status = 'invitation'`.execute(db)
  return rows[0]!.at
}
const gone = sql`make_interval(secs => ${GONE_AFTER_S}::float8)`
/** Calls in which a device was not heard of for too long. */
export async function dueGone(db: Db, limit: number): Promise<CallId[]> {
  const { rows } = await sql<{
    call_id: CallId
  }>`select call_id from call_members where status = 'accepted' and seen_at <= clock_timestamp() - ${gone}
    order by seen_at limit ${limit}`.execute(db)
  return [...new Set(rows.map(({ call_id }) => call_id))]
}
export async function nextGone(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(seen_at) + ${gone} as at from call_members where status = 'accepted'`.execute(db)
  return rows[0]!.at
}
/** The running call of the two, if there is one: a block ends it. */
export async function callsOfTwo(db: Db, one: string, other: string): Promise<CallId[]> {
  const { rows } = await sql<{ id: CallId }>`select v.call_id as id from call_members v join call_members o on o.call_id = v.call_id
    where v.member_id = ${one}::uuid and o.member_id = ${other}::uuid and v.status in ('invitation', 'accepted') and o.status in ('invitation', 'accepted')`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
