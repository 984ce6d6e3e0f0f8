import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { REQUESTS_COUNTED } from '../rules.ts'
import { conversationBetween } from './between.ts'

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

interface TalkBetween {
  readonly is_open: boolean
  readonly follows_back: boolean
  /** The other wants to hear of the viewer: neither the conversation nor the viewer is muted. */
  readonly is_heard: boolean
}
/** How the other stands to the viewer, for slices above that let the two speak. */
export async function talkBetween(db: Db, me: string, other: string): Promise<TalkBetween> {
  const { rows } = await sql<TalkBetween>`select
    exists (select from conversations c where c.id = ${conversationBetween(me, other)}::uuid and c.status = 'Open') as is_open,
    exists (select from follows f where f.follower_id = ${other}::uuid and f.followed_id = ${me}::uuid and f.status = 'Accepted') as follows_back,
    not exists (select from mutes q where q.muter_id = ${other}::uuid and q.muted_id = ${me}::uuid)
      and not exists (select from conversation_members v where v.member_id = ${other}::uuid and v.other_id = ${me}::uuid and v.is_muted) as is_heard`.execute(
    db,
  )
  return rows[0]!
}
