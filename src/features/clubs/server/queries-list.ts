import { type SqlBool, sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import { wordsAsked } from '#server/db/word-search.ts'
import type { clubViews, peopleLists } from '../contract.ts'
import type { ClubStanding } from '../rules.ts'
import { type ClubRow, clubShows, wholeClubs } from './queries.ts'

type View = (typeof clubViews)[number]
const stands = (viewer: string | null, standings: readonly ClubStanding[]) =>
  sql<SqlBool>`clubs.id in (select cm.club_id from club_members cm where cm.member_id = ${viewer}::uuid and cm.standing = any(${[...standings]}::text[]))`

const listed = (viewer: string | null, view: View) => {
  if (view === 'mine') return sql<SqlBool>`${stands(viewer, ['member', 'moderator', 'owner', 'invited', 'applied'])} and ${clubShows(viewer, 'card')}`
  const seen = sql<SqlBool>`clubs.status = 'active' and ${clubShows(viewer, 'card')}`
  if (view === 'all') return seen
  return sql<SqlBool>`${seen} and clubs.joining <> 'invitation' and not ${stands(viewer, ['member', 'moderator', 'owner', 'applied', 'banned'])}`
}
export const clubsCounted = (viewer: string | null, view: View) => ({
  limit: (most: number) => sql`select clubs.id from clubs where ${listed(viewer, view)} limit ${most}`,
})
export function clubPage(db: Db, viewer: string | null, view: View, place: PagePosition<readonly [number, string]>): Promise<ClubRow[]> {
  const after = place.after ? sql`and (clubs.member_count, clubs.id) < (${place.after[0]}::int, ${place.after[1]}::uuid)` : sql``
  const order = sql`order by clubs.member_count desc, clubs.id desc`
  const from = sql`select clubs.* from clubs where ${listed(viewer, view)} ${after} ${order} limit ${place.limit} offset ${place.offset}`
  return wholeClubs(db, viewer, from, order)
}
export const clubById = async (db: Db, viewer: string, id: string): Promise<ClubRow | undefined> =>
  (await wholeClubs(db, viewer, sql`select * from clubs where clubs.id = ${id}::uuid`))[0]

export interface PersonRow {
  readonly id: Id<'club_members'>
  readonly rank: number
  readonly member_id: Id<'members'>
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly member_since: Date
  readonly standing: ClubStanding
  readonly changed_at: Date
  readonly ends_at: Date | null
  readonly message: string
  readonly reason: string
}
const lists = { members: ['owner', 'moderator', 'member'], applied: ['applied'], invited: ['invited'], banned: ['banned'] } as const
const people = (viewer: string | null, club_id: string, list: (typeof peopleLists)[number]) =>
  sql`from club_members cm join members m on m.id = cm.member_id
    where cm.club_id = ${club_id}::uuid and cm.standing = any(${[...lists[list]]}::text[]) and ${visibleTo(viewer)}`
const rank = sql`case cm.standing when 'owner' then 0 when 'moderator' then 1 else 2 end`
const columns = sql`cm.id, ${rank} as rank, cm.member_id, m.uid, m.username, m.full_name, m.image_url, m.created_at as member_since, cm.standing,
  cm.changed_at, cm.ends_at, cm.message, cm.reason`

/** The owner first, then moderators, then those who came first. */
export async function peoplePage(
  db: Db,
  viewer: string | null,
  asked: { readonly id: string; readonly list: (typeof peopleLists)[number] },
  place: PagePosition<readonly [number, string]>,
): Promise<PersonRow[]> {
  const after = place.after ? sql`and (${rank}, cm.id) > (${place.after[0]}::int, ${place.after[1]}::uuid)` : sql``
  const { rows } = await sql<PersonRow>`select ${columns} ${people(viewer, asked.id, asked.list)} ${after}
    order by ${rank}, cm.id limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
export const peopleCounted = (viewer: string | null, asked: { readonly id: string; readonly list: (typeof peopleLists)[number] }) => ({
  limit: (most: number) => sql`select cm.id ${people(viewer, asked.id, asked.list)} limit ${most}`,
})
export async function personIn(db: Db, club_id: string, member_id: string): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`select ${columns} from club_members cm join members m on m.id = cm.member_id
    where cm.club_id = ${club_id}::uuid and cm.member_id = ${member_id}::uuid`.execute(db)
  return rows[0]!
}
/** Whom the viewer may invite: somebody they can see, by id or by name. */
export async function invitable(db: Db, viewer: string, { user_id, username }: { user_id?: string | undefined; username?: string | undefined }) {
  const named = user_id ? sql`m.id = ${user_id}::uuid` : sql`m.username = ${(username ?? '').toLowerCase().replace(/^@/, '')}`
  const { rows } = await sql<{ id: Id<'members'> }>`select m.id from members m where ${named} and ${visibleTo(viewer)}`.execute(db)
  return rows[0]?.id
}

const WINDOW = 2_000
/** Clubs with these words in their names, the largest first. */
export async function clubsNamed(db: Db, viewer: string | null, typed: string, limit: number): Promise<string[]> {
  const asked = wordsAsked(typed)
  if (!asked.length) return []
  const whole = asked.flatMap(({ word, open }) => (open ? [] : [word]))
  const begun = asked.flatMap(({ word, open }) =>
    open ? [sql<SqlBool>`exists (select from unnest(clubs.words) as w(word) where starts_with(w.word, ${word}))`] : [],
  )
  const { rows } = await sql<{ id: string }>`select clubs.id from (select * from clubs
      where clubs.status = 'active' and clubs.words @> ${whole}::text[] order by clubs.member_count desc, clubs.id desc limit ${WINDOW}) as clubs
    where ${sql.join([clubShows(viewer, 'card'), ...begun], sql` and `)} order by clubs.member_count desc, clubs.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
