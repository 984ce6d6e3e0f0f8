import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { FollowState } from '../rules.ts'

interface Follow {
  id: string
  follower_id: Id<'members'>
  followed_id: Id<'members'>
  status: string
  expires_at: Date | null
}
export const findFollow = (db: Db, follower_id: Id<'members'>, followed_id: Id<'members'>): Promise<Follow | undefined> =>
  db
    .selectFrom('follows')
    .select(['id', 'follower_id', 'followed_id', 'status', 'expires_at'])
    .where('follower_id', '=', follower_id)
    .where('followed_id', '=', followed_id)
    .executeTakeFirst()
export const followById = (db: Db, id: Id<'follows'>): Promise<Follow | undefined> =>
  db.selectFrom('follows').select(['id', 'follower_id', 'followed_id', 'status', 'expires_at']).where('id', '=', id).executeTakeFirst()

interface FollowChange {
  follower_id: Id<'members'>
  followed_id: Id<'members'>
  to: FollowState
  at: Date
  /** Days until an unanswered request expires. */
  days: number
}
/** Every change sets a new id, because lists are sorted by id. */
export async function keepFollow(tx: Tx, { follower_id, followed_id, to, at, days }: FollowChange) {
  if (to === 'none') {
    await tx.deleteFrom('follows').where('follower_id', '=', follower_id).where('followed_id', '=', followed_id).execute()
    return
  }
  const expires_at = to === 'Pending' ? sql<Date>`${at}::timestamptz + make_interval(days => ${days})` : null
  const row = { status: to, changed_at: at, expires_at }
  await tx
    .insertInto('follows')
    .values({ follower_id, followed_id, ...row })
    .onConflict((on) => on.columns(['follower_id', 'followed_id']).doUpdateSet({ ...row, id: sql<Id<'follows'>>`uuidv7()` }))
    .execute()
}

export async function dueRequests(db: Db, limit: number): Promise<Id<'follows'>[]> {
  const due = db.selectFrom('follows').select('id').where('status', '=', 'Pending').where('expires_at', '<=', sql<Date>`clock_timestamp()`)
  return (await due.orderBy('expires_at').limit(limit).execute()).map((row) => row.id)
}
export const nextRequest = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('follows').select('expires_at').where('status', '=', 'Pending').orderBy('expires_at').limit(1).executeTakeFirst())
    ?.expires_at ?? null

/** Idempotent: false if it was blocked already. */
export const keepBlock = async (tx: Tx, blocker_id: Id<'members'>, blocked_id: Id<'members'>) =>
  (
    await tx
      .insertInto('blocks')
      .values({ blocker_id, blocked_id })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute()
  ).length > 0
export const dropBlock = async (tx: Tx, blocker_id: Id<'members'>, blocked_id: Id<'members'>) =>
  (await tx.deleteFrom('blocks').where('blocker_id', '=', blocker_id).where('blocked_id', '=', blocked_id).returning('id').execute()).length > 0

export const keepMute = async (tx: Tx, muter_id: Id<'members'>, muted_id: Id<'members'>) =>
  (
    await tx
      .insertInto('mutes')
      .values({ muter_id, muted_id })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute()
  ).length > 0
export const dropMute = async (tx: Tx, muter_id: Id<'members'>, muted_id: Id<'members'>) =>
  (await tx.deleteFrom('mutes').where('muter_id', '=', muter_id).where('muted_id', '=', muted_id).returning('id').execute()).length > 0

export const hasMuted = async (db: Db, muter_id: Id<'members'>, muted_id: Id<'members'>) =>
  (await db.selectFrom('mutes').select('id').where('muter_id', '=', muter_id).where('muted_id', '=', muted_id).executeTakeFirst()) !== undefined

export async function tieRows(db: Db, viewer: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; follow_status: string; follows_you: boolean }>`select asked.id,
      coalesce((select f.status from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = asked.id), 'Unfollow') as follow_status,
      exists (select from follows f where f.follower_id = asked.id and f.followed_id = ${viewer}::uuid and f.status = 'Accepted') as follows_you
    from unnest(${[...ids]}::uuid[]) as asked (id)`.execute(db)
  return rows
}
