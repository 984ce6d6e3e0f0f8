import { sql } from 'kysely'
import { isKept } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { CaseStatus, Reason } from '../rules.ts'
import type { EvidenceLine, ReportCaseId } from '../shapes.ts'

export interface CaseRow {
  readonly id: ReportCaseId
  readonly number: number
  readonly subject_type: string
  readonly subject_id: string
  readonly part: number
  readonly member_id: Id<'members'>
  readonly title: string
  readonly path: string
  readonly frozen: EvidenceLine[]
  readonly frozen_media_ids: string[]
  readonly is_private: boolean
  readonly status: CaseStatus
  readonly taken_by: Id<'members'> | null
  readonly decided_at: Date | null
  readonly version: number
  readonly created_at: Date
  readonly reasons: Reason[]
  readonly reporters: number
}
/** Cases with how often and why they were reported. `c` is the alias of the rows that `from` gives. For moderators. */
async function wholeCases(db: Db, from: ReturnType<typeof sql>, order = sql``): Promise<CaseRow[]> {
  const { rows } =
    await sql<CaseRow>`select c.id, c.number, c.subject_type, c.subject_id, c.part, c.member_id, c.title, c.path, c.frozen, c.frozen_media_ids,
      c.is_private, c.status, c.taken_by, c.decided_at, c.version, c.created_at, said.reasons, said.reporters
    from (${from}) c cross join lateral (select coalesce(array_agg(distinct r.reason), '{}') as reasons, count(*)::int as reporters
      from reports r where r.case_id = c.id) said ${order}`.execute(db)
  return rows
}
export const caseById = async (db: Db, id: string): Promise<CaseRow | undefined> =>
  (await wholeCases(db, sql`select k.* from report_cases k where k.id = ${id}::uuid`))[0]
export const casesById = (db: Db, ids: readonly string[]): Promise<CaseRow[]> =>
  wholeCases(db, sql`select k.* from report_cases k where k.id = any(${[...ids]}::uuid[])`, sql`order by c.id`)
export const openCaseOf = async (db: Db, type: string, id: string, part: number): Promise<{ id: ReportCaseId } | undefined> =>
  (
    await sql<{ id: ReportCaseId }>`select k.id from report_cases k where k.subject_type = ${type} and k.subject_id = ${id}::uuid and k.part = ${part}
      and k.status in ('open', 'in_progress')`.execute(db)
  ).rows[0]

export interface QueueAsked {
  readonly status: CaseStatus
  readonly types: readonly string[]
  readonly reasons: readonly Reason[]
  /** Taken by this moderator. */
  readonly taken_by: string | undefined
}
function asked({ status, types, reasons, taken_by }: QueueAsked) {
  const where = [sql`k.status = ${status}`]
  if (types.length) where.push(sql`k.subject_type = any(${[...types]}::text[])`)
  if (reasons.length) where.push(sql`exists (select from reports r where r.case_id = k.id and r.reason = any(${[...reasons]}::text[]))`)
  if (taken_by) where.push(sql`k.taken_by = ${taken_by}::uuid`)
  return sql.join(where, sql` and `)
}
/** What waits, the oldest first: nothing is too unimportant to be seen. What is decided, the newest first. */
export function queuePage(db: Db, question: QueueAsked, place: PagePosition<readonly [string]>): Promise<CaseRow[]> {
  const [sign, way] = question.status === 'open' || question.status === 'in_progress' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const after = place.after ? sql`and k.id ${sign} ${place.after[0]}::uuid` : sql``
  const from = sql`select k.* from report_cases k where ${asked(question)} ${after} order by k.id ${way} limit ${place.limit} offset ${place.offset}`
  return wholeCases(db, from, sql`order by c.id ${way}`)
}
export const queueCounted = (question: QueueAsked) => ({
  limit: (most: number) => sql`select k.id from report_cases k where ${asked(question)} limit ${most}`,
})

const MOST = 100
export interface ReportRow {
  readonly reporter_id: Id<'members'>
  readonly reason: Reason
  readonly body: string
  readonly created_at: Date
}
export const reportsOn = async (db: Db, case_id: string): Promise<ReportRow[]> =>
  (
    await sql<ReportRow>`select r.reporter_id, r.reason, r.body, r.created_at from reports r where r.case_id = ${case_id}::uuid order by r.id limit ${MOST}`.execute(
      db,
    )
  ).rows
export const notesOn = (db: Db, case_id: ReportCaseId) =>
  db.selectFrom('report_notes').select(['author_id', 'body', 'created_at']).where('case_id', '=', case_id).orderBy('id').limit(MOST).execute()
export const reportersOf = async (db: Db, case_id: ReportCaseId): Promise<Id<'members'>[]> =>
  (await db.selectFrom('reports').select('reporter_id').where('case_id', '=', case_id).execute()).map(({ reporter_id }) => reporter_id)
export async function reportersOfAll(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Id<'members'>[]>> {
  const { rows } = await sql<{ case_id: string; reporter_ids: Id<'members'>[] }>`select r.case_id, array_agg(r.reporter_id) as reporter_ids
    from reports r where r.case_id = any(${[...ids]}::uuid[]) group by r.case_id`.execute(db)
  return new Map(rows.map(({ case_id, reporter_ids }) => [case_id, reporter_ids]))
}

export interface OwnReportRow {
  readonly id: string
  readonly number: number
  readonly subject_type: string
  readonly title: string
  readonly reason: Reason
  readonly body: string
  readonly status: CaseStatus
  readonly created_at: Date
  readonly decided_at: Date | null
}
const OWN = sql`select r.id, c.number, c.subject_type, c.title, r.reason, r.body, c.status, r.created_at, c.decided_at
  from reports r join report_cases c on c.id = r.case_id`
export async function ownReports(db: Db, reporter_id: string, place: PagePosition<readonly [string]>): Promise<OwnReportRow[]> {
  const after = place.after ? sql`and r.id < ${place.after[0]}::uuid` : sql``
  const { rows } = await sql<OwnReportRow>`${OWN} where r.reporter_id = ${reporter_id}::uuid ${after}
    order by r.id desc limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
export const ownReport = async (db: Db, id: string): Promise<OwnReportRow> =>
  (await sql<OwnReportRow>`${OWN} where r.id = ${id}::uuid`.execute(db)).rows[0]!
export const ownReportsCounted = (reporter_id: string) => ({
  limit: (most: number) => sql`select r.id from reports r where r.reporter_id = ${reporter_id}::uuid limit ${most}`,
})

export interface ReportPerson {
  readonly id: Id<'members'>
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly created_at: Date
}
/** For moderators: also those who are suspended or have blocked them. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, ReportPerson>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (!wanted.length) return new Map()
  const { rows } = await sql<ReportPerson>`select m.id, m.uid, m.username, m.full_name, m.image_url, m.created_at from members m
    where m.id = any(${wanted}::uuid[]) and ${isKept()}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
