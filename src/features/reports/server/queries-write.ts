import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectKind } from '#server/slices/subject.ts'
import type { CaseStatus, Reason } from '../rules.ts'
import type { ReportCaseId } from '../shapes.ts'

/** Is there such a thing, and may this member know of it? */
export async function reaches(db: Db, viewer: string, { reach }: SubjectKind, id: string, kinds: Iterable<SubjectKind>): Promise<boolean> {
  const { rows } = await sql<{ is_seen: SqlBool }>`select ${reach(viewer, sql.ref('asked.id'), kinds)} as is_seen
    from (values (${id}::uuid)) as asked(id)`.execute(db)
  return rows[0]?.is_seen === true
}

export interface NewCase {
  readonly subject_type: string
  readonly subject_id: string
  readonly part: number
  readonly member_id: string
  readonly title: string
  readonly path: string
  readonly frozen: readonly object[]
  readonly frozen_media_ids: readonly string[]
  readonly is_private: boolean
}
/** Race: of two who report a thing first, the second finds the case of the first. */
export async function keepCase(tx: Tx, row: NewCase): Promise<ReportCaseId | undefined> {
  const { rows } = await sql<{ id: ReportCaseId }>`insert into report_cases
      (subject_type, subject_id, part, member_id, title, path, frozen, frozen_media_ids, is_private)
    values (${row.subject_type}, ${row.subject_id}, ${row.part}, ${row.member_id}, ${row.title}, ${row.path}, ${JSON.stringify(row.frozen)}::jsonb,
      ${[...row.frozen_media_ids]}::uuid[], ${row.is_private})
    on conflict (subject_type, subject_id, part) where status in ('open', 'in_progress') do nothing returning id`.execute(tx)
  return rows[0]?.id
}
export const hasReported = async (tx: Tx, case_id: ReportCaseId, reporter_id: Id<'members'>): Promise<boolean> =>
  (await tx.selectFrom('reports').select('id').where('case_id', '=', case_id).where('reporter_id', '=', reporter_id).execute()).length > 0
export async function countOpenReports(db: Db, reporter_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from reports r join report_cases c on c.id = r.case_id
    where r.reporter_id = ${reporter_id}::uuid and c.status in ('open', 'in_progress')`.execute(db)
  return rows[0]!.n
}
interface NewReportRow {
  readonly case_id: ReportCaseId
  readonly reporter_id: Id<'members'>
  readonly reason: Reason
  readonly body: string
}
export const keepReport = async (tx: Tx, row: NewReportRow): Promise<Id<'reports'>> =>
  (await tx.insertInto('reports').values(row).returning('id').executeTakeFirstOrThrow()).id
export const keepCaseNote = (tx: Tx, case_id: ReportCaseId, author_id: Id<'members'>, body: string) =>
  tx.insertInto('report_notes').values({ case_id, author_id, body }).execute()

interface CaseChange {
  readonly status: CaseStatus
  readonly taken_by: Id<'members'> | null
  readonly decided_by?: Id<'members'>
  readonly decided_at?: Date
}
export const changeCases = (tx: Tx, ids: readonly ReportCaseId[], change: CaseChange) =>
  tx
    .updateTable('report_cases')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', 'in', [...ids])
    .execute()
export const changeCase = (tx: Tx, id: ReportCaseId, change: CaseChange) => changeCases(tx, [id], change)
