import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import { clubShows } from './queries.ts'
import { countOwned } from './queries-write.ts'

export const clubReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from clubs where clubs.id = ${id} and ${clubShows(viewer, 'card')})`

/** A club is not left without its owner. */
export async function ownedClubs(db: Db, member_id: string): Promise<Opening[]> {
  const count = await countOwned(db, member_id)
  return count ? [{ code: 'club_owned', path: '/clubs?view=mine', facts: { count } }] : []
}
