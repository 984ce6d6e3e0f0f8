import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { pipelined } from '#server/db/pipeline.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock, lockingIds } from '#server/operations/locks.ts'
import type { GroupId } from '../contract.ts'
import type { GroupStanding, Hearing, History } from '../rules.ts'

export const IN = sql`('member', 'admin', 'owner')`
/** Reach: the viewer is in the group now. `v` is the viewer’s row. */
export const isMine = (viewer: string, v = 'v'): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${v}.member_id`)} = ${viewer}::uuid and ${sql.ref(`${v}.standing`)} in ${IN})`

export interface StandingRow {
  readonly id: GroupId
  readonly standing: GroupStanding
  readonly from_seq: number
  readonly read_seq: number
  readonly last_seq: number
  readonly history: History
  readonly hears: Hearing
  readonly club_id: Id<'clubs'> | null
  readonly is_closed: boolean
  readonly picture_media_id: Id<'medias'> | null
}
const standingQuery = (viewer: string, id: string) => sql<StandingRow>`
  select g.id, v.standing, v.from_seq, v.read_seq, c.last_seq, g.history, v.hears, g.club_id, g.is_closed, g.picture_media_id
  from group_members v join groups g on g.id = v.group_id join conversations c on c.id = g.id where g.id = ${id}::uuid and ${isMine(viewer)}`

/** The group as this member stands in it; undefined for whoever is not in it. */
export async function findStanding(db: Db, viewer: string, id: string): Promise<StandingRow | undefined> {
  return (await standingQuery(viewer, id).execute(db)).rows[0]
}
/** Lock first: nobody writes, comes or goes until the transaction ends. */
export async function lockStanding(tx: Tx, viewer: string, id: string): Promise<StandingRow | undefined> {
  const [, rows] = await pipelined(tx, lockingIds(tx, 'conversations', [id]), standingQuery(viewer, id))
  return rows[0]
}
export const lockGroup = (tx: Tx, id: string) => lock(tx, 'conversations', [id])

/** The same, with the message of this `client_message_id`, if it has arrived before. */
export async function lockToWrite(tx: Tx, viewer: string, id: string, client_message_id: string) {
  const known = sql<{ seq: number }>`select m.seq from messages m
    where m.conversation_id = ${id}::uuid and m.sender_id = ${viewer}::uuid and m.client_message_id = ${client_message_id}::uuid`
  const [, rows, arrived] = await pipelined(tx, lockingIds(tx, 'conversations', [id]), standingQuery(viewer, id), known)
  return rows[0] && { ...rows[0], known_seq: arrived[0]?.seq ?? null }
}

/** One’s own message is read. */
export const readOwn = (tx: Tx, me: string, id: string, seq: number) =>
  sql`update group_members v set read_seq = greatest(v.read_seq, ${seq}::int) where v.group_id = ${id}::uuid and v.member_id = ${me}::uuid`.execute(
    tx,
  )

/** Whom a message names: members of the group by their usernames, as far as the writer may know of them. */
export async function membersNamed(tx: Tx, me: string, id: string, usernames: readonly string[]) {
  const { rows } = await sql<{ id: MemberId; username: string }>`select m.id, m.username from members m
    join group_members x on x.member_id = m.id and x.group_id = ${id}::uuid and x.standing in ${IN}
    where m.username = any(${[...usernames]}::text[]) and m.id <> ${me}::uuid and ${isPresent('m')} and m.id <> all (${blockedWith(me)})`.execute(tx)
  return rows
}
export async function keepMentions(tx: Tx, id: string, seq: number, named: readonly { readonly id: string; readonly username: string }[]) {
  const ids = named.map((one) => one.id)
  const names = named.map(({ username }) => username)
  await sql`with kept as (insert into group_mentions (group_id, seq, member_id, username)
      select ${id}::uuid, ${seq}::int, n.member_id, n.username from unnest(${ids}::uuid[], ${names}::text[]) as n (member_id, username)
      on conflict do nothing)
    update group_members v set named_seq = greatest(v.named_seq, ${seq}::int) where v.group_id = ${id}::uuid and v.member_id = any(${ids}::uuid[])`.execute(
    tx,
  )
}
export const dropMentions = (tx: Tx, id: string, seq: number) =>
  sql`delete from group_mentions n where n.group_id = ${id}::uuid and n.seq = ${seq}::int`.execute(tx)

/** Of these groups, those that the viewer may listen to. */
export async function heardGroups(db: Db, ids: readonly string[], viewer: string | null): Promise<{ id: string }[]> {
  if (viewer === null) return []
  const { rows } = await sql<{
    id: string
  }>`select v.group_id as id from group_members v where v.group_id = any(${[...ids]}::uuid[]) and ${isMine(viewer)}`.execute(db)
  return rows
}
/** Whether nobody with whom one has no contact would see one’s name. */
export async function isFreeOfBlocks(db: Db, me: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select not exists (select from group_members x where x.group_id = ${id}::uuid and x.standing in ${IN}
    and x.member_id = any (${blockedWith(me)})) as free`.execute(db)
  return rows[0]!.free
}
export const changeGroup = (
  tx: Tx,
  id: GroupId,
  changed: { name?: string; history?: History; picture_media_id?: Id<'medias'> | null; is_closed?: boolean },
) => tx.updateTable('groups').set(changed).where('id', '=', id).execute()
export const setHears = (tx: Tx, me: MemberId, id: GroupId, hears: Hearing) =>
  tx.updateTable('group_members').set({ hears }).where('group_id', '=', id).where('member_id', '=', me).execute()
