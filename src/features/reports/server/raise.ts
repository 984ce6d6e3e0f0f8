import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import type { FrozenSubject } from '#server/slices/subject.ts'
import { caseMoved, type ReportCaseId, reports } from '../contract.ts'
import { MOST_OPEN_REPORTS } from '../rules.ts'
import { kindOf, type ReportableKind } from './kinds.ts'
import { caseById, openCaseOf, ownReport } from './queries.ts'
import { countOpenReports, hasReported, keepCase, keepReport, reaches } from './queries-write.ts'
import { ownReportView } from './view.ts'

type Call = CommandContext<typeof reports.raise>
/** As much of a text as is kept. */
const LONGEST = 20_000

/** Race: the open case, then the member are locked, so that nobody reports twice and a case that is decided meanwhile is not joined. */
export const raise = command(reports.raise, async (call) => {
  const { input, viewer, tx, tools } = call
  const { reportable_type, reportable_id, part, reason, body } = input
  const kind = kindOf(tools, reportable_type)
  if (!kind || (part > 0 && !kind.moderation.is_private)) return refuse('report.kind')
  if (reason === 'other' && !body) return refuse('report.words')
  const known = await openCaseOf(tx, reportable_type, reportable_id, part)
  if (known) await lock(tx, 'report_cases', [known.id])
  await lock(tx, 'members', [viewer.id])
  if ((await countOpenReports(tx, viewer.id)) >= MOST_OPEN_REPORTS) return refuse('report.limit')
  const found = await frozenNow(call, kind)
  if (refused(found)) return found
  const case_id = await caseFor(tx, call, kind, found)
  if (await hasReported(tx, case_id, viewer.id)) return refuse('report.already')
  const id = await keepReport(tx, { case_id, reporter_id: viewer.id, reason, body })
  const row = (await caseById(tx, case_id))!
  call.emit(caseMoved, { case_id, number: row.number, title: row.title, status: row.status, reporter_ids: [viewer.id], is_decided: false })
  return { report: ownReportView(await ownReport(tx, id)) }
})

/** What moderators will read, if the reporter may know of it. */
async function frozenNow({ input, viewer, tx, tools }: Call, kind: ReportableKind) {
  const { subjects } = tools
  if (!(await reaches(tx, viewer.id, kind, input.reportable_id, subjects.values()))) return refuse('report.no_subject')
  const found = await kind.moderation.freeze({ db: tx, subjects, viewer: viewer.id }, input.reportable_id, input.part)
  if (!found) return refuse('report.no_subject')
  if (!viewer.verified) return refuse('report.verify_first')
  return found.member_id === viewer.id ? refuse('report.own') : found
}

async function caseFor(tx: Tx, { input }: Call, kind: ReportableKind, found: FrozenSubject): Promise<ReportCaseId> {
  const { reportable_type: subject_type, reportable_id: subject_id, part } = input
  const open = await openCaseOf(tx, subject_type, subject_id, part)
  if (open) return open.id
  const { member_id, title, lines, media_ids, path = kind.path(subject_id) } = found
  const frozen = lines.map((line) => ({ ...line, body: line.body.slice(0, LONGEST), at: line.at?.toISOString() ?? null }))
  const named = { title: title.trim().slice(0, 200) || kind.name, path, frozen, frozen_media_ids: media_ids.slice(0, 12) }
  const kept = await keepCase(tx, { subject_type, subject_id, part, member_id, ...named, is_private: kind.moderation.is_private === true })
  return kept ?? (await openCaseOf(tx, subject_type, subject_id, part))!.id
}
