import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { ExhibitState } from '../rules.ts'
import type { ExhibitId } from '../shapes.ts'

interface HeldRow {
  readonly id: ExhibitId
  readonly event_id: Id<'events'>
  readonly user_id: Id<'members'>
  readonly status: ExhibitState
  /** Its place stands, and its date is not called off. */
  readonly stands: boolean
}
const stands = sql`(p.status in ('Accepted', 'checked_in') and p.role = 'Participant' and o.status = 'active' and e.status <> 'cancelled')`
const joined = sql`exhibits x join participants p on p.id = x.participant_id join event_occurrences o on o.id = p.occurrence_id join events e on e.id = x.event_id
  where exists (select from exhibit_pages g where g.exhibit_id = x.id and g.is_held) and not (${stands} and o.ends_at > clock_timestamp())`
export async function overdue(db: Db, limit: number): Promise<ExhibitId[]> {
  const { rows } = await sql<{ id: ExhibitId }>`select x.id from ${joined} order by x.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
export async function dueRow(db: Db, id: ExhibitId): Promise<HeldRow | undefined> {
  const { rows } =
    await sql<HeldRow>`select x.id, x.event_id, x.user_id, x.status, ${stands} as stands from ${joined} and x.id = ${id}::uuid`.execute(db)
  return rows[0]
}
