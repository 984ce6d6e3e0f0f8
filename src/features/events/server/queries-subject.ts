import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'
import type { SubjectOwner, SubjectReach } from '#server/slices/subject.ts'
import { eventShows } from './queries.ts'
import { countHeld } from './queries-write.ts'

export const eventReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from events where events.id = ${id} and ${eventShows(viewer)})`
export const eventOwner: SubjectOwner = (id) => sql`(select user_id from events where events.id = ${id})`

/** Whoever is going finds a host. */
export async function heldEvents(db: Db, member_id: string): Promise<Opening[]> {
  const count = await countHeld(db, member_id)
  return count ? [{ code: 'event_held', path: `/events?user_id=${member_id}`, facts: { count } }] : []
}
