import { type SqlBool, sql } from 'kysely'
import { eventShows, type PersonColumns } from '#features/events/server/public.ts'
import { ownerVisibleTo, visibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type ExhibitClass, type ExhibitStatus, onShow } from '../rules.ts'
import type { ExhibitId } from '../shapes.ts'

export interface ExhibitRow {
  readonly id: ExhibitId
  readonly event_id: Id<'events'>
  readonly participant_id: Id<'participants'>
  readonly user_id: Id<'members'>
  readonly title: string
  readonly plan: string
  readonly class: ExhibitClass
  readonly status: ExhibitStatus
  readonly reason: string
  readonly marks: number | null
  readonly medal: 'large_gold' | 'gold' | 'large_vermeil' | 'vermeil' | 'large_silver' | 'silver' | 'silver_bronze' | 'bronze' | null
  readonly owner: PersonColumns
  readonly pages: number
  readonly last_position: number
  readonly sheets: number
  readonly judges: number
  readonly is_run: boolean
  readonly is_judge: boolean
  readonly has_judged: boolean
  readonly is_my_vote: boolean
  readonly votes: number
  /** The most that an exhibit there has, also one that the viewer may not know of. */
  readonly most_votes: number
  readonly ends_at: Date | null
  readonly now: Date
}
const person = sql`jsonb_build_object('id', m.id, 'uid', m.uid, 'username', m.username, 'full_name', m.full_name, 'image_url', m.image_url, 'created_at', m.created_at)`
const isRun = (viewer: string | null) => sql<SqlBool>`(e.user_id = ${viewer}::uuid
  or exists (select from event_organizers g where g.event_id = e.id and g.member_id = ${viewer}::uuid))`
const isJudge = (viewer: string | null) =>
  sql<SqlBool>`exists (select from exhibition_judges j where j.event_id = x.event_id and j.user_id = ${viewer}::uuid and j.user_id <> x.user_id)`

/** Who may know of an exhibit: its exhibitor, those who run the exhibition, and once it hangs, the jury and whoever may know of the event. */
const shows = (viewer: string | null) => sql<SqlBool>`(x.user_id = ${viewer}::uuid or ${isRun(viewer)}
  or x.status = any(${[...onShow]}::text[]) and ${eventShows(viewer, 'e')} and (${isJudge(viewer)} or ${ownerVisibleTo(viewer, 'x.user_id')}))`

const mostVotes = sql`(select coalesce(max(c.n), 0) from (select count(*)::int as n from exhibit_votes v join exhibits y on y.id = v.exhibit_id
  where v.event_id = x.event_id and y.status = any(${[...onShow]}::text[]) group by v.exhibit_id) c)`

const rows = (viewer: string | null, where: ReturnType<typeof sql>, order = sql``) => sql<ExhibitRow>`
  select x.*, ${person} as owner, coalesce(${isRun(viewer)}, false) as is_run, ${isJudge(viewer)} as is_judge, p.pages, p.last_position,
    (select count(*)::int from exhibit_sheets s where s.exhibit_id = x.id) as sheets,
    (select count(*)::int from exhibition_judges j where j.event_id = x.event_id and j.user_id <> x.user_id) as judges,
    exists (select from exhibit_sheets s where s.exhibit_id = x.id and s.user_id = ${viewer}::uuid) as has_judged,
    exists (select from exhibit_votes v where v.exhibit_id = x.id and v.user_id = ${viewer}::uuid) as is_my_vote,
    (select count(*)::int from exhibit_votes v where v.exhibit_id = x.id) as votes, ${mostVotes} as most_votes,
    e.last_ends_at as ends_at, clock_timestamp() as now
  from exhibits x join events e on e.id = x.event_id join members m on m.id = x.user_id cross join lateral
    (select count(*)::int as pages, coalesce(max(position), 0) as last_position from exhibit_pages g where g.exhibit_id = x.id) p
  where ${where} and ${shows(viewer)} ${order}`

export const seenExhibit = async (db: Db, viewer: string | null, id: string): Promise<ExhibitRow | undefined> =>
  (await rows(viewer, sql`x.id = ${id}::uuid`).execute(db)).rows[0]
export const seenExhibits = async (db: Db, viewer: string | null, ids: readonly string[]): Promise<ExhibitRow[]> =>
  (await rows(viewer, sql`x.id = any(${[...ids]}::uuid[])`).execute(db)).rows
/** Of one place, for whoever may know of it. */
export const exhibitOfPlace = async (db: Db, viewer: string, participant_id: string): Promise<ExhibitRow | undefined> =>
  (await rows(viewer, sql`x.participant_id = ${participant_id}::uuid`).execute(db)).rows[0]
export const exhibitsOf = async (db: Db, viewer: string | null, event_id: string): Promise<ExhibitRow[]> =>
  (await rows(viewer, sql`x.event_id = ${event_id}::uuid`, sql`order by x.id`).execute(db)).rows

interface PageRow {
  readonly position: number
  readonly stamp_item_id: Id<'stamp_items'>
  readonly caption: string
  readonly status_before: string
  readonly is_held: boolean
}
export const pagesOf = (db: Db, exhibit_id: ExhibitId): Promise<PageRow[]> =>
  db
    .selectFrom('exhibit_pages')
    .select(['position', 'stamp_item_id', 'caption', 'status_before', 'is_held'])
    .where('exhibit_id', '=', exhibit_id)
    .orderBy('position')
    .execute()

interface SheetRow {
  readonly user: PersonColumns
  readonly marks: number[]
  readonly remark: string
  /** False of whoever the viewer may not know of: their marks count all the same. */
  readonly is_seen: boolean
}
/** Blind: a judge reads their own sheet, everybody all of them once awards are published. */
export async function sheetsOf(db: Db, viewer: string | null, exhibit_id: ExhibitId): Promise<SheetRow[]> {
  const { rows: sheets } =
    await sql<SheetRow>`select ${person} as user, s.marks, s.remark, ${visibleTo(viewer)} as is_seen from exhibit_sheets s join members m on m.id = s.user_id
    join exhibits x on x.id = s.exhibit_id
    where s.exhibit_id = ${exhibit_id}::uuid and (x.status = 'awarded' or s.user_id = ${viewer}::uuid) order by s.handed_in_at, s.user_id`.execute(db)
  return sheets
}
/** Those of the jury whom the viewer may know of. */
export async function juryOf(db: Db, viewer: string | null, event_id: string): Promise<PersonColumns[]> {
  const { rows: judges } = await sql<{ user: PersonColumns }>`select ${person} as user from exhibition_judges j join members m on m.id = j.user_id
    where j.event_id = ${event_id}::uuid and ${visibleTo(viewer)} order by m.full_name, m.id`.execute(db)
  return judges.map(({ user }) => user)
}
/** How the member stands to the next date of an exhibition. */
export async function ownPlaceAt(db: Db, viewer: string, event_id: string): Promise<Id<'participants'> | undefined> {
  const { rows: places } = await sql<{ id: Id<'participants'> }>`select p.id from participants p join event_occurrences o on o.id = p.occurrence_id
      join events e on e.id = p.event_id
    where p.event_id = ${event_id}::uuid and p.user_id = ${viewer}::uuid and e.type = 'Exhibition' and p.status <> 'cancelled'
    order by o.ends_at > clock_timestamp() desc, o.starts_at limit 1`.execute(db)
  return places[0]?.id
}
export const isExhibition = async (db: Db, event_id: string): Promise<boolean> =>
  (await sql`select from events where id = ${event_id}::uuid and type = 'Exhibition'`.execute(db)).rows.length > 0
export const exhibitsCount = async (db: Db, event_id: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from exhibits where event_id = ${event_id}::uuid`.execute(db)).rows[0]!.n
/** Of an exhibition: how many exhibits stand so. */
export const countOf = async (db: Db, event_id: string, statuses: readonly string[]): Promise<number> =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from exhibits where event_id = ${event_id}::uuid and status = any(${[...statuses]}::text[])`.execute(db)
  ).rows[0]!.n
/** Exhibits on show for which somebody of the jury still owes a sheet. */
export const owed = async (db: Db, event_id: string): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from exhibits x where x.event_id = ${event_id}::uuid and x.status = 'on_show'
      and exists (select from exhibition_judges j where j.event_id = x.event_id and j.user_id <> x.user_id)`.execute(db)
  ).rows[0]!.n
