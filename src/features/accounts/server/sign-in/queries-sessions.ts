import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'

/** Open log-ins, newest first; renewed sessions are one log-in. */
export function listSessions(db: Db, member_id: Id<'members'>, current: Id<'sessions'>, place: PagePosition) {
  return db
    .selectFrom('sessions')
    .select(['sign_in_id as id', 'agent', 'peer', 'created_at', 'seen_at'])
    .select((eb) => eb('id', '=', current).as('is_current'))
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .where('followed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where(beyond(['sign_in_id'], 'desc', place))
    .orderBy('sign_in_id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
}

const open = (tx: Tx, member_id: Id<'members'>) =>
  tx.updateTable('sessions').set({ ended_at: sql<Date>`clock_timestamp()` }).where('member_id', '=', member_id).where('ended_at', 'is', null)

/** Ends one log-in of this member; returns its sessions, empty if it is not theirs. */
export async function endSignIn(tx: Tx, member_id: Id<'members'>, sign_in_id: string): Promise<Id<'sessions'>[]> {
  return (await open(tx, member_id).where('sign_in_id', '=', sign_in_id).returning('id').execute()).map(({ id }) => id)
}

export async function endOtherSessions(tx: Tx, member_id: Id<'members'>, session_id: Id<'sessions'>): Promise<Id<'sessions'>[]> {
  const rows = await open(tx, member_id)
    .where('sign_in_id', '!=', (eb) => eb.selectFrom('sessions as one').select('one.sign_in_id').where('one.id', '=', session_id))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function endSession(tx: Tx, member_id: Id<'members'>, id: Id<'sessions'>): Promise<Id<'sessions'>[]> {
  const rows = await tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
