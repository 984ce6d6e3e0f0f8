import { type SqlBool, sql } from 'kysely'
import { selfOrVisibleTo } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Roll } from '#server/live/attendance.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { ALIVE_S } from '../rules.ts'

/** Reach: no block between the two, and the member shows it to this viewer. */
const showsPresence = (viewer: string | null) => sql<SqlBool>`(${selfOrVisibleTo(viewer)} and shows_part(${viewer}::uuid, m.id, 'presence'))`
const isAlive = sql<SqlBool>`p.seen_at > clock_timestamp() - make_interval(secs => ${ALIVE_S})`

interface PresenceRow {
  readonly user_id: MemberId
  readonly idle_ms: number | null
  readonly last_seen_at: Date | null
}
/** In every process there are signs of life, or none. */
export async function presencesOf(db: Db, viewer: string, ids: readonly string[]): Promise<PresenceRow[]> {
  const { rows } = await sql<PresenceRow>`select m.id as user_id,
      (select (1000 * date_part('epoch', clock_timestamp() - max(p.active_at)))::float8 from presences p where p.member_id = m.id and ${isAlive}) as idle_ms,
      greatest((select l.seen_at from last_seen l where l.member_id = m.id), (select max(p.seen_at) from presences p where p.member_id = m.id)) as last_seen_at
    from members m where m.id = any(${[...new Set(ids)]}::uuid[]) and ${showsPresence(viewer)}`.execute(db)
  return rows
}
export async function isKnown(db: Db, viewer: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from members m where m.id = ${id}::uuid and ${selfOrVisibleTo(viewer)}`.execute(db)
  return rows.length > 0
}
/** Of these members, those whose presence the viewer may follow. */
export async function heardPresences(db: Db, ids: readonly string[], viewer: string | null): Promise<{ id: string }[]> {
  if (viewer === null) return []
  const { rows } = await sql<{ id: string }>`select m.id from members m where m.id = any(${[...ids]}::uuid[]) and ${showsPresence(viewer)}`.execute(
    db,
  )
  return rows
}

const ids = (these: readonly { readonly member_id: string }[]) => these.map(({ member_id }) => member_id)
/** One statement for all members of a process. */
export const keepHere = (tx: Tx, { process_id, here }: Roll) =>
  sql`insert into presences (member_id, process_id, active_at, seen_at)
    select m.id, ${process_id}::uuid, clock_timestamp() - make_interval(secs => h.idle_s), clock_timestamp()
    from unnest(${ids(here)}::uuid[], ${here.map(({ idle_s }) => idle_s)}::float8[]) as h (member_id, idle_s) join members m on m.id = h.member_id
    order by m.id
    on conflict (member_id, process_id) do update set active_at = excluded.active_at, seen_at = excluded.seen_at`.execute(tx)

const keptAsLast = sql`on conflict (member_id) do update set seen_at = greatest(last_seen.seen_at, excluded.seen_at)`
/** Whoever has left this process was last seen then, also while another process still holds a socket of theirs. */
export const keepGone = (tx: Tx, { process_id, gone }: Roll) =>
  sql`with left_now as (delete from presences p where p.process_id = ${process_id}::uuid and p.member_id = any(${ids(gone)}::uuid[]))
    insert into last_seen (member_id, seen_at)
    select m.id, clock_timestamp() - make_interval(secs => g.ago_s)
    from unnest(${ids(gone)}::uuid[], ${gone.map(({ ago_s }) => ago_s)}::float8[]) as g (member_id, ago_s) join members m on m.id = g.member_id
    order by m.id ${keptAsLast}`.execute(tx)

/** What dead processes have left behind: their members were last seen when these wrote last. */
export async function reapDead(tx: Tx): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`with dead as (delete from presences d where (d.member_id, d.process_id) in
      (select p.member_id, p.process_id from presences p where not ${isAlive} limit 1000 for update skip locked) returning d.member_id, d.seen_at)
    insert into last_seen (member_id, seen_at) select d.member_id, max(d.seen_at) from dead d group by d.member_id order by d.member_id ${keptAsLast}
    returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}
