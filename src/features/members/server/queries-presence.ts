import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/**
 * Visibility of members: only this file contains these predicates (docs/decisions/047). `m` is the query's alias of `members`. Present: has verified
 * an address and is not suspended, deactivated or erased. The planner inlines the function.
 */
export const isPresent = (m = 'm') => sql<SqlBool>`is_present(${sql.table(m)})`

/** Members who block the viewer or are blocked by them, as a small array that is read once per query. */
export const blockedWith = (viewer: string | null) => sql<readonly string[]>`array(select blocked_id from blocks where blocker_id = ${viewer}::uuid
  union all select blocker_id from blocks where blocked_id = ${viewer}::uuid)`

/** No block between the viewer and the member in this column. Guests have no blocks, so nothing is read. */
const unblocked = (viewer: string | null, id: string) =>
  viewer === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(id)} <> all (${blockedWith(viewer)})`

/** Condition on `members m`: visible to the viewer. Viewers are treated as others are: absent ones do not see themselves. */
export const visibleTo = (viewer: string | null, m = 'm') => sql<SqlBool>`(${isPresent(m)} and ${unblocked(viewer, `${m}.id`)})`

/** Asked where a new dealing begins: whoever took part in an old one knows of it for ever. */
export const isVisibleTo = async (db: Db, viewer: string, member_id: Id<'members'>): Promise<boolean> =>
  (await db.selectFrom('members as m').select('m.id').where('m.id', '=', member_id).where(visibleTo(viewer)).executeTakeFirst()) !== undefined

/** The same, but viewers always see themselves. */
export const selfOrVisibleTo = (viewer: string | null, m = 'm') => sql<SqlBool>`(${sql.ref(`${m}.id`)} = ${viewer}::uuid or ${visibleTo(viewer, m)})`

/** Rows owned by a visible member. Performance: an anti-join over the few absent members (index members_absent) keeps order and plan of lists. */
export const ownerVisibleTo = (viewer: string | null, owner: string) =>
  sql<SqlBool>`(not exists (select from members absent where absent.id = ${sql.ref(owner)} and not is_present(absent)) and ${unblocked(viewer, owner)})`

/** Erased members keep an empty row for the books; even administrators do not see it. */
export const isKept = (m = 'm') => sql<SqlBool>`${sql.ref(`${m}.erased_at`)} is null`

/** Conditions on `members m` for administrators' filters, each with an index. */
export const absences = {
  suspended: sql<SqlBool>`m.is_away and m.suspended_at is not null`,
  unverified: sql<SqlBool>`m.email_verified_at is null`,
}
export interface Absence {
  readonly is_email_verified: boolean
  readonly is_away: boolean
  readonly suspended_at: Date | null
}
export const absenceColumns = sql`m.is_email_verified, m.is_away, m.suspended_at`
