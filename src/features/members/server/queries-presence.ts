import { type SqlBool, sql } from 'kysely'

/**
 * Visibility of members: nobody else writes these predicates (docs/decisions/047). `m` is what the query calls `members`.
 * Present: has confirmed an address and is not suspended, deactivated or erased. The function is inlined by the planner.
 */
export const isPresent = (m = 'm') => sql<SqlBool>`is_present(${sql.table(m)})`

/** Everyone between whom and the viewer there is a block, either way, as one small array: read once, not for each row. */
export const blockedWith = (viewer: string | null) => sql<readonly string[]>`array(select blocked_id from blocks where blocker_id = ${viewer}::uuid
  union all select blocker_id from blocks where blocked_id = ${viewer}::uuid)`

/** Of the ids in this column: no block stands between them and the viewer. A guest has none, so nothing is read. */
const unblocked = (viewer: string | null, id: string) =>
  viewer === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(id)} <> all (${blockedWith(viewer)})`

/** Of `members m`: this viewer may meet them. Of themselves it says the same as of others. */
export const visibleTo = (viewer: string | null, m = 'm') => sql<SqlBool>`(${isPresent(m)} and ${unblocked(viewer, `${m}.id`)})`

/** The same, and themselves in any case. */
export const selfOrVisibleTo = (viewer: string | null, m = 'm') => sql<SqlBool>`(${sql.ref(`${m}.id`)} = ${viewer}::uuid or ${visibleTo(viewer, m)})`

/** Of rows that a member owns: an anti-join over the few absent members (index members_absent), so that lists keep their order and their plans. */
export const ownerVisibleTo = (viewer: string | null, owner: string) =>
  sql<SqlBool>`(not exists (select from members absent where absent.id = ${sql.ref(owner)} and not is_present(absent)) and ${unblocked(viewer, owner)})`

/** Erased members keep a row for the books: there is nothing left of them to show, even to administrators. */
export const isKept = (m = 'm') => sql<SqlBool>`${sql.ref(`${m}.erased_at`)} is null`

/** Of `members m`, for administrators: the states by which they look for somebody, each with an index. */
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
