import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { exhibitMoved } from '../contract.ts'
import { type ExhibitState, step } from '../rules.ts'
import type { ExhibitId } from '../shapes.ts'
import { letGo, lockPieces } from './hold.ts'
import { changeExhibit, dropSheets } from './queries-write.ts'

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
async function overdue(db: Db, limit: number): Promise<ExhibitId[]> {
  const { rows } = await sql<{ id: ExhibitId }>`select x.id from ${joined} order by x.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
async function dueRow(db: Db, id: ExhibitId): Promise<HeldRow | undefined> {
  const { rows } =
    await sql<HeldRow>`select x.id, x.event_id, x.user_id, x.status, ${stands} as stands from ${joined} and x.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** When the date is over, called off, or the place given back, pieces are their owner's again. What was shown stays on its page. */
export const releaseExhibits = timer({
  name: 'exhibits.release',
  due: overdue,
  async run({ tx, emit }, id) {
    const known = await dueRow(tx, id)
    if (!known) return
    await lockPieces(tx, id)
    await lock(tx, 'events', [known.event_id])
    const row = await dueRow(tx, id)
    if (!row) return
    await letGo(tx, id)
    const lapsed = row.stands ? undefined : step(row.status, 'lapse', 'clock')
    if (lapsed) {
      await changeExhibit(tx, id, { status: lapsed })
      await dropSheets(tx, id)
    }
    emit(exhibitMoved, { event_id: row.event_id, exhibit_id: id, user_id: row.user_id, actor_id: null, what: lapsed ? 'withdrawn' : 'released' })
  },
})
