import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { ClubId } from '../contract.ts'
import type { ClubStanding, Joining, NoticeChoice, Visibility } from '../rules.ts'

const IN = sql`('member', 'moderator', 'owner')`
const standsAs = (viewer: string | null, standings: typeof IN, club: string) =>
  viewer === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`exists (select from club_members own where own.club_id = ${sql.ref(`${club}.id`)} and own.member_id = ${viewer}::uuid
        and (own.standing in ${standings} and (own.standing <> 'invited' or own.ends_at > clock_timestamp())))`

/**
 * The one predicate about clubs, on rows of `clubs`. `card`: name, picture and number. `content`: what its members write, and who they are. A public
 * club shows both to all; a private one its card to all and the rest to its members; a hidden one is there for its members and for those it has invited.
 */
export const clubShows = (viewer: string | null, part: 'card' | 'content', club = 'clubs') =>
  part === 'card'
    ? sql<SqlBool>`(${sql.ref(`${club}.visibility`)} <> 'hidden' or ${standsAs(viewer, sql`('member', 'moderator', 'owner', 'invited')`, club)})`
    : sql<SqlBool>`(${sql.ref(`${club}.visibility`)} = 'public' or ${standsAs(viewer, IN, club)})`

/** Clubs that this viewer is in, as ids. */
export const clubsOf = (viewer: string | null) =>
  sql<readonly string[]>`array(select cm.club_id from club_members cm where cm.member_id = ${viewer}::uuid and cm.standing in ${IN})`

export interface ClubRow {
  readonly id: ClubId
  readonly name: string
  readonly about: string
  readonly visibility: Visibility
  readonly joining: Joining
  readonly rules: string[]
  readonly cover_media_id: Id<'medias'> | null
  readonly status: 'active' | 'archived'
  readonly member_count: number
  readonly created_at: Date
  readonly now: Date
  readonly is_open: boolean
  readonly applicants: number
  readonly owner_id: Id<'members'> | null
  readonly owner_uid: number
  readonly owner_username: string
  readonly owner_name: string
  readonly owner_image_url: string | null
  readonly owner_since: Date
  readonly standing: ClubStanding | null
  readonly changed_at: Date
  readonly ends_at: Date | null
  readonly reason: string
  readonly notices: NoticeChoice
  readonly inviter: string | null
}
/** Clubs with their owner and how the viewer stands to them. `clubs` is the alias of the rows that `from` gives. */
export async function wholeClubs(db: Db, viewer: string | null, from: ReturnType<typeof sql>, order = sql``): Promise<ClubRow[]> {
  const { rows } = await sql<ClubRow>`select clubs.id, clubs.name, clubs.about, clubs.visibility, clubs.joining, clubs.rules, clubs.cover_media_id,
      clubs.status, clubs.member_count, clubs.created_at, clock_timestamp() as now, ${clubShows(viewer, 'content')} as is_open,
      case when me.standing in ('moderator', 'owner') then (select count(*)::int from (select from club_members a where a.club_id = clubs.id
        and a.standing = 'applied' limit 1000) waiting) else 0 end as applicants,
      o.id as owner_id, o.uid as owner_uid, o.username as owner_username, o.full_name as owner_name, o.image_url as owner_image_url, o.created_at as owner_since,
      me.standing, me.changed_at, me.ends_at, me.reason, me.notices, (select i.full_name from members i where i.id = me.invited_by) as inviter
    from (${from}) clubs
    left join club_members om on om.club_id = clubs.id and om.standing = 'owner'
    left join members o on o.id = om.member_id and ${ownerVisibleTo(viewer, 'om.member_id')}
    left join club_members me on me.club_id = clubs.id and me.member_id = ${viewer}::uuid ${order}`.execute(db)
  return rows
}
export const seenClub = async (db: Db, viewer: string | null, id: string): Promise<ClubRow | undefined> =>
  (await wholeClubs(db, viewer, sql`select * from clubs where clubs.id = ${id}::uuid and ${clubShows(viewer, 'card')}`))[0]
export const seenClubs = (db: Db, viewer: string | null, ids: readonly string[]): Promise<ClubRow[]> =>
  wholeClubs(db, viewer, sql`select * from clubs where clubs.id = any(${[...ids]}::uuid[]) and ${clubShows(viewer, 'card')}`)
/** Of these clubs, those whose topics the viewer may listen to. */
export async function heardClubs(db: Db, ids: readonly string[], viewer: string | null, part: 'card' | 'content'): Promise<{ id: string }[]> {
  const { rows } = await sql<{
    id: string
  }>`select clubs.id from clubs where clubs.id = any(${[...ids]}::uuid[]) and ${clubShows(viewer, part)}`.execute(db)
  return rows
}

/** Of these clubs, those that the viewer runs. */
export async function runClubs(db: Db, ids: readonly string[], viewer: string | null): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select cm.club_id as id from club_members cm where cm.club_id = any(${[...ids]}::uuid[])
    and cm.member_id = ${viewer}::uuid and cm.standing in ('moderator', 'owner')`.execute(db)
  return rows
}

interface BriefClub {
  readonly id: ClubId
  readonly name: string
  readonly is_member: boolean
  readonly is_run: boolean
}
/** What a post says of its club. Precondition: the viewer may read what stands in these clubs. */
export async function clubsBriefly(db: Db, viewer: string | null, ids: readonly string[]): Promise<ReadonlyMap<string, BriefClub>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<BriefClub>`select clubs.id, clubs.name, coalesce(me.standing in ${IN}, false) as is_member,
      coalesce(me.standing in ('moderator', 'owner'), false) as is_run
    from clubs left join club_members me on me.club_id = clubs.id and me.member_id = ${viewer}::uuid where clubs.id = any(${[...new Set(ids)]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
/** Whether this member may write in the club now. */
export async function mayWriteIn(db: Db, member_id: string, club_id: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select exists (select from clubs join club_members cm on cm.club_id = clubs.id
    where clubs.id = ${club_id}::uuid and clubs.status = 'active' and cm.member_id = ${member_id}::uuid and cm.standing in ${IN}) as may`.execute(db)
  return rows[0]!.may
}
