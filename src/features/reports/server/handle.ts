import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { caseMoved, type ReportCaseId, reports } from '../contract.ts'
import { caseMachine } from '../rules.ts'
import { caseById } from './queries.ts'
import { changeCase, keepCaseNote } from './queries-write.ts'
import { caseView } from './view.ts'

export type CaseCall = Pick<CommandContext<typeof reports.take>, 'tx' | 'emit' | 'viewer' | 'tools'>

/** The case as it is once it is locked, if it is still the version that was seen. */
export async function lockCase({ tx }: Pick<CaseCall, 'tx'>, id: ReportCaseId, version: number) {
  await lock(tx, 'report_cases', [id])
  const row = await caseById(tx, id)
  if (!row) return refuse('report.not_found')
  return row.version === version ? row : refuse('report.changed')
}
export const caseAnswer = async ({ tx, tools, viewer }: CaseCall, id: ReportCaseId) => ({
  case: await caseView({ db: tx, tools, viewer }, (await caseById(tx, id))!),
})

async function moved(call: CaseCall, { id, version }: { id: ReportCaseId; version: number }, action: 'take' | 'release') {
  const row = await lockCase(call, id, version)
  if (refused(row)) return row
  // A case that a colleague has is taken from them, and stays in progress.
  const status = action === 'take' && row.status === 'in_progress' ? row.status : next(caseMachine, row.status, action, 'moderator')
  if (!status) return refuse('report.state')
  await changeCase(call.tx, id, { status, taken_by: action === 'take' ? call.viewer.id : null })
  call.emit(caseMoved, { case_id: id, number: row.number, title: row.title, status, reporter_ids: [], is_decided: false })
  return caseAnswer(call, id)
}
export const take = command(reports.take, (call) => moved(call, call.input, 'take'))
export const release = command(reports.release, (call) => moved(call, call.input, 'release'))

export const note = command(reports.note, async (call) => {
  const { input, viewer, tx, emit } = call
  await lock(tx, 'report_cases', [input.id])
  const row = await caseById(tx, input.id)
  if (!row) return refuse('report.not_found')
  await keepCaseNote(tx, row.id, viewer.id, input.body)
  emit(caseMoved, { case_id: row.id, number: row.number, title: row.title, status: row.status, reporter_ids: [], is_decided: false })
  return caseAnswer(call, row.id)
})

/** Privacy: of a conversation moderators read what was reported with it, and the audit log keeps that they have. */
export const evidence = command(reports.evidence, async ({ input, tx, concerns }) => {
  const row = await caseById(tx, input.id)
  if (!row) return refuse('report.not_found')
  concerns({ subject_id: row.subject_id, member_id: row.member_id })
  return { evidence: row.frozen }
})
