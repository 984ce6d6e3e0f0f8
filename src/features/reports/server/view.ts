import { findMedias, mediaView } from '#features/media/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { reports } from '../contract.ts'
import { APPEAL_DAYS, endsAfter, isOpenCase, mayStillAppeal } from '../rules.ts'
import { kindOf, measuresFor } from './kinds.ts'
import { type CaseRow, namesOf, notesOn, type OwnReportRow, type ReportPerson, reportsOn } from './queries.ts'
import { type DecisionRow, decisionsAbout } from './queries-decisions.ts'

type Case = OutputOf<typeof reports.show>['case']

export const ownReportView = ({ subject_type, ...row }: OwnReportRow) => ({ ...row, reportable_type: subject_type })

/** Privacy: who decided and who reported are told to nobody. */
export function decisionView({
  member_id: _member,
  case_id: _case,
  subject_id: _id,
  subject_type,
  decided_by: _by,
  has_effect: _effect,
  now,
  ...row
}: DecisionRow) {
  const may_appeal = row.status === 'standing' && mayStillAppeal(row.created_at, now)
  return { ...row, reportable_type: subject_type, appeal_until: endsAfter(row.created_at, APPEAL_DAYS)!, may_appeal }
}

function caseCard(people: ReadonlyMap<string, ReportPerson>, row: CaseRow): Case['card'] {
  const { id, number, subject_type: reportable_type, title, status, reasons, reporters, created_at, decided_at, version } = row
  const person = (member_id: string | null) => (member_id && people.get(member_id)) || null
  return {
    ...{ id, number, reportable_type, title, status, reasons, reporters, created_at, decided_at, version },
    ...{ user: person(row.member_id), taken_by: person(row.taken_by) },
  }
}
export async function caseCards(db: Db, rows: readonly CaseRow[]): Promise<Case['card'][]> {
  const people = await namesOf(
    db,
    rows.flatMap(({ member_id, taken_by }) => [member_id, taken_by]),
  )
  return rows.map((row) => caseCard(people, row))
}

interface Asking {
  readonly db: Db
  readonly tools: Pick<Tools, 'files' | 'subjects'>
  readonly viewer: { readonly id: string }
}
export async function caseView({ db, tools, viewer }: Asking, row: CaseRow): Promise<Case> {
  const [said, notes, decisions, medias] = await Promise.all([
    reportsOn(db, row.id),
    notesOn(db, row.id),
    decisionsAbout(db, row.member_id),
    findMedias(db, row.frozen_media_ids),
  ])
  const people = await namesOf(db, [
    ...[row.member_id, row.taken_by],
    ...said.map(({ reporter_id }) => reporter_id),
    ...notes.map(({ author_id }) => author_id),
  ])
  const person = (id: string | null) => (id && people.get(id)) || null
  return {
    card: caseCard(people, row),
    path: row.path,
    evidence: row.is_private ? null : row.frozen,
    medias: row.frozen_media_ids.flatMap((id) => medias.get(id) ?? []).map((media) => mediaView(tools.files, media)),
    reports: said.map(({ reporter_id, reason, body, created_at }) => ({ user: person(reporter_id), reason, body, at: created_at })),
    notes: notes.map(({ author_id, body, created_at }) => ({ user: person(author_id), body, at: created_at })),
    decisions: decisions.map(decisionView),
    measures: measuresFor(kindOf(tools, row.subject_type)),
    may_decide: isOpenCase(row.status) && mayJudge(row, said, viewer.id),
  }
}
/** Nobody judges what is about themselves, nor what they have reported. */
export const mayJudge = ({ member_id }: Pick<CaseRow, 'member_id'>, said: readonly { readonly reporter_id: string }[], viewer: string): boolean =>
  member_id !== viewer && said.every(({ reporter_id }) => reporter_id !== viewer)
