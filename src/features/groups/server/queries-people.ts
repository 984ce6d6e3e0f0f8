import { sql } from 'kysely'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { GroupId } from '../contract.ts'
import { type GroupStanding, MOST_MEMBERS } from '../rules.ts'
import { IN } from './queries.ts'

export async function standingOf(tx: Tx, id: string, member_id: string): Promise<GroupStanding> {
  const { rows } = await sql<{ standing: GroupStanding }>`select x.standing from group_members x
    where x.group_id = ${id}::uuid and x.member_id = ${member_id}::uuid`.execute(tx)
  return rows[0]?.standing ?? 'none'
}
export async function isFull(tx: Tx, id: string, more = 1): Promise<boolean> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from group_members x where x.group_id = ${id}::uuid and x.standing in ${IN}`.execute(tx)
  return rows[0]!.n + more > MOST_MEMBERS
}
/** Whoever comes in reads from the next message on, and has nothing unread. */
export const letIn = (tx: Tx, id: string, ids: readonly string[], standing: 'member' | 'admin' | 'owner' = 'member') =>
  sql`insert into group_members as x (group_id, member_id, standing, from_seq, read_seq)
    select c.id, m.member_id, ${standing}, c.last_seq + 1, c.last_seq from conversations c cross join unnest(${[...ids]}::uuid[]) as m (member_id)
    where c.id = ${id}::uuid
    on conflict (group_id, member_id) do update set standing = excluded.standing, from_seq = excluded.from_seq, read_seq = excluded.read_seq,
      named_seq = 0, changed_at = clock_timestamp()`.execute(tx)
export const setStanding = (tx: Tx, id: string, member_id: string, standing: GroupStanding) =>
  sql`update group_members set standing = ${standing}, changed_at = clock_timestamp()
    where group_id = ${id}::uuid and member_id = ${member_id}::uuid`.execute(tx)

/** Of these members, those who follow the viewer: whom one knows. */
export async function followersAmong(tx: Tx, me: string, ids: readonly string[]): Promise<MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`select m.id from members m join follows f on f.follower_id = m.id and f.followed_id = ${me}::uuid
    where m.id = any(${[...ids]}::uuid[]) and f.status = 'Accepted' and ${isPresent('m')} and m.id <> all (${blockedWith(me)})`.execute(tx)
  return rows.map(({ id }) => id)
}
/** Nobody else is in it. */
export async function isAlone(tx: Tx, id: string, member_id: string): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`select not exists (select from group_members x
    where x.group_id = ${id}::uuid and x.member_id <> ${member_id}::uuid and x.standing in ${IN}) as alone`.execute(tx)
  return rows[0]!.alone
}

export const keepGroup = (tx: Tx, row: { id: GroupId; name: string; picture_media_id: Id<'medias'> | null; club_id: Id<'clubs'> | null }) =>
  tx.insertInto('groups').values(row).execute()
export async function groupOfClub(tx: Tx, club_id: Id<'clubs'>): Promise<GroupId | undefined> {
  return (await tx.selectFrom('groups').select('id').where('club_id', '=', club_id).executeTakeFirst())?.id
}
/** How this member stands to the club. */
export async function isClubOwner(tx: Tx, club_id: string, member_id: string): Promise<boolean> {
  const { rows } =
    await sql`select from club_members k where k.club_id = ${club_id}::uuid and k.member_id = ${member_id}::uuid and k.standing = 'owner'`.execute(tx)
  return rows.length > 0
}

interface Step {
  readonly member_id: MemberId
  readonly standing: GroupStanding
}
const asInClub = sql`case k.standing when 'owner' then 'owner' when 'moderator' then 'admin' else 'member' end`
/**
 * The group has the members of the club, with their roles. Only what differs is written, so it can be asked at any time and twice. The old owner steps
 * back before the new one steps in.
 */
export async function followClub(tx: Tx, id: string, club_id: string): Promise<Step[]> {
  const inClub = sql`(select k.member_id, ${asInClub} as standing from club_members k where k.club_id = ${club_id}::uuid and k.standing in ('member', 'moderator', 'owner'))`
  const { rows: out } =
    await sql<Step>`update group_members x set standing = case when k.member_id is null then 'removed' else k.standing end, changed_at = clock_timestamp()
    from group_members y left join ${inClub} k on k.member_id = y.member_id
    where x.group_id = ${id}::uuid and y.group_id = x.group_id and y.member_id = x.member_id and x.standing in ${IN}
      and (k.member_id is null or (k.standing <> x.standing and k.standing <> 'owner')) returning x.member_id, x.standing`.execute(tx)
  const { rows: come } = await sql<Step>`insert into group_members as x (group_id, member_id, standing, from_seq, read_seq)
    select c.id, k.member_id, k.standing, c.last_seq + 1, c.last_seq from conversations c cross join ${inClub} k where c.id = ${id}::uuid
    on conflict (group_id, member_id) do update set standing = excluded.standing, changed_at = clock_timestamp(),
      from_seq = case when x.standing in ${IN} then x.from_seq else excluded.from_seq end,
      read_seq = case when x.standing in ${IN} then x.read_seq else excluded.read_seq end
    where x.standing <> excluded.standing returning x.member_id, x.standing`.execute(tx)
  return [...out, ...come]
}

/** Groups of one’s own in which others are: they are handed over before the account ends. */
export async function ownedWithOthers(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from group_members o join groups g on g.id = o.group_id
    where o.member_id = ${member_id}::uuid and o.standing = 'owner' and g.club_id is null
      and exists (select from group_members x where x.group_id = o.group_id and x.member_id <> o.member_id and x.standing in ${IN})`.execute(db)
  return rows[0]!.n
}
