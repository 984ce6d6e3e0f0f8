import { type RawBuilder, sql } from 'kysely'
import { hasPictures } from '#features/chat/server/public.ts'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { GroupId } from '../contract.ts'
import { type Hearing, type History, MOST_GROUPS } from '../rules.ts'
import { IN, isMine } from './queries.ts'

export interface GroupRow {
  readonly id: GroupId
  readonly name: string
  readonly history: History
  readonly picture_media_id: Id<'medias'> | null
  readonly is_closed: boolean
  readonly club_id: Id<'clubs'> | null
  readonly standing: 'member' | 'admin' | 'owner'
  readonly hears: Hearing
  readonly from_seq: number
  readonly read_seq: number
  readonly named_seq: number
  readonly last_seq: number
  readonly last_at: Date
  readonly member_count: number
  readonly body: string | null
  readonly by: string | null
  readonly is_own: boolean | null
  readonly is_deleted: boolean | null
  readonly has_card: boolean | null
  readonly has_pictures: boolean | null
}
const PREVIEW = 120
/** The first message that the viewer may read, as `firstSeen` in rules.ts says. */
const firstSeen = sql`case when g.history = 'all' then 1 else v.from_seq end`
const rowsWhere = (viewer: string, where: RawBuilder<unknown>) => sql<GroupRow>`
  select g.id, g.name, g.history, g.picture_media_id, g.is_closed, g.club_id, v.standing, v.hears, v.from_seq, v.read_seq, v.named_seq,
    c.last_seq, c.last_at, (select count(*)::int from group_members x where x.group_id = g.id and x.standing in ${IN}) as member_count,
    left(m.body, ${PREVIEW}) as body, case when ${isPresent('s')} then s.full_name end as by, m.sender_id = v.member_id as is_own,
    m.deleted_at is not null as is_deleted, m.about_id is not null as has_card, ${hasPictures('m')} as has_pictures
  from group_members v join groups g on g.id = v.group_id join conversations c on c.id = g.id
    left join messages m on m.conversation_id = g.id and m.seq = c.last_seq and m.seq >= ${firstSeen} and m.sender_id <> all (${blockedWith(viewer)})
    left join members s on s.id = m.sender_id
  where ${isMine(viewer)} and ${where}`

export async function findGroup(db: Db, viewer: string, id: string): Promise<GroupRow | undefined> {
  return (await rowsWhere(viewer, sql`g.id = ${id}::uuid`).execute(db)).rows[0]
}
const isUnread = sql`c.last_seq > greatest(v.read_seq, v.from_seq - 1)`
/** All of them: a member is in a limited number. */
export async function groupsOf(db: Db, viewer: string, unread: boolean): Promise<GroupRow[]> {
  const { rows } =
    await sql<GroupRow>`${rowsWhere(viewer, unread ? isUnread : sql`true`)} order by c.last_at desc, g.id desc limit ${MOST_GROUPS}`.execute(db)
  return rows
}
/** Groups that one hears of, those with the newest message first: what is written in them moves the badge. */
export async function heardOf(db: Db, viewer: string, most: number): Promise<GroupId[]> {
  const { rows } = await sql<{ id: GroupId }>`select v.group_id as id from group_members v join conversations c on c.id = v.group_id
    where ${isMine(viewer)} and v.hears <> 'nothing' order by c.last_at desc limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
/** Groups with something unread of which one hears. */
export async function countUnread(db: Db, viewer: string): Promise<number> {
  const { rows } = await sql<{
    unread: number
  }>`select count(*)::int as unread from (select from group_members v join conversations c on c.id = v.group_id
    where ${isMine(viewer)} and ${isUnread} and (v.hears = 'all' or (v.hears = 'mentions' and v.named_seq > v.read_seq)) limit 1000) as counted`.execute(
    db,
  )
  return rows[0]!.unread
}
export async function countGroups(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from (select from group_members v where ${isMine(member_id)} limit ${MOST_GROUPS}) as counted`.execute(db)
  return rows[0]!.n
}

const person = sql`m.id, m.uid, m.username, m.full_name, m.image_url, m.created_at`
export interface GroupWriterRow {
  readonly id: MemberId
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly created_at: Date
}
/** Of these members, those whom the viewer may know of, or themselves. */
export async function peopleAmong(db: Db, viewer: string, ids: readonly string[]): Promise<GroupWriterRow[]> {
  if (!ids.length) return []
  const { rows } = await sql<GroupWriterRow>`select ${person} from members m
    where m.id = any(${[...new Set(ids)]}::uuid[]) and ${isPresent('m')} and m.id <> all (${blockedWith(viewer)})`.execute(db)
  return rows
}
/** Those with whom the viewer has no contact, among these. */
export async function blockedAmong(db: Db, viewer: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!ids.length) return new Set()
  const { rows } = await sql<{
    id: string
  }>`select a.id from unnest(${[...new Set(ids)]}::uuid[]) as a (id) where a.id = any (${blockedWith(viewer)})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
export interface GroupPersonRow extends GroupWriterRow {
  readonly standing: 'member' | 'admin' | 'owner'
  readonly changed_at: Date
  readonly place: number
}
const ROLE = sql`case x.standing when 'owner' then 1 when 'admin' then 2 else 3 end`
const visible = (viewer: string) => sql`x.standing in ${IN} and ${isPresent('m')} and m.id <> all (${blockedWith(viewer)})`
export async function membersOf(db: Db, viewer: string, id: string, place: PagePosition<readonly [number, string]>): Promise<GroupPersonRow[]> {
  const after = place.after ? sql`(${ROLE}, m.id) > (${place.after[0]}::int, ${place.after[1]}::uuid)` : sql`true`
  const { rows } =
    await sql<GroupPersonRow>`select ${person}, x.standing, x.changed_at, ${ROLE} as place from group_members x join members m on m.id = x.member_id
    where x.group_id = ${id}::uuid and ${visible(viewer)} and ${after} order by ${ROLE}, m.id limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
export async function findPerson(db: Db, viewer: string, id: string, member_id: string): Promise<GroupPersonRow | undefined> {
  const { rows } =
    await sql<GroupPersonRow>`select ${person}, x.standing, x.changed_at, ${ROLE} as place from group_members x join members m on m.id = x.member_id
    where x.group_id = ${id}::uuid and x.member_id = ${member_id}::uuid and ${visible(viewer)}`.execute(db)
  return rows[0]
}
export const membersCounted = (viewer: string, id: string) => ({
  limit: (most: number) =>
    sql`select from group_members x join members m on m.id = x.member_id where x.group_id = ${id}::uuid and ${visible(viewer)} limit ${most}`,
})
