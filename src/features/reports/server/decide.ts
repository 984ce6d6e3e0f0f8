import { next } from '#kernel/machine.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { caseMoved, reports } from '../contract.ts'
import { caseMachine, endsAfter, isWhole } from '../rules.ts'
import { caseAnswer, lockCase } from './handle.ts'
import { kindOf, measuresFor } from './kinds.ts'
import { decideOn } from './measures.ts'
import { type CaseRow, reportersOf, reportsOn } from './queries.ts'
import { changeCase } from './queries-write.ts'
import { mayJudge } from './view.ts'

type Call = CommandContext<typeof reports.decide>
type Given = InputOf<typeof reports.decide>

/** Why the form as it is decides nothing. */
function wrongIn({ measure, clause, facts, ...wanted }: Given, possible: readonly string[]) {
  if (!isWhole({ measure, ...wanted })) return refuse('report.measure')
  if (!measure) return undefined
  if (!possible.includes(measure)) return refuse('report.measure')
  return clause && facts ? undefined : refuse('report.reasons')
}

export const decide = command(reports.decide, async (call) => {
  const { input, viewer, tx, emit, clock } = call
  const row = await lockCase(call, input.id, input.version)
  if (refused(row)) return row
  const status = next(caseMachine, row.status, input.measure ? 'resolve' : 'reject', 'moderator')
  if (!status) return refuse('report.state')
  if (!mayJudge(row, await reportsOn(tx, row.id), viewer.id)) return refuse('report.own_case')
  const wrong = wrongIn(input, measuresFor(kindOf(call.tools, row.subject_type)))
  if (wrong) return wrong
  if (input.measure) {
    const made = await decideOn(call, await statementOf(call, row))
    if (refused(made)) return made
  }
  await changeCase(tx, row.id, { status, taken_by: viewer.id, decided_by: viewer.id, decided_at: await clock() })
  const reporter_ids = await reportersOf(tx, row.id)
  emit(caseMoved, { case_id: row.id, number: row.number, title: row.title, status, reporter_ids, is_decided: true })
  call.concerns({ before: row.status, after: status, member_id: row.member_id, ...(input.measure && { measure: input.measure }) })
  return caseAnswer(call, row.id)
})

async function statementOf({ input, viewer, clock }: Call, row: CaseRow) {
  const { measure, scope = null, days, ground, clause, facts } = input
  return {
    ...{ case_id: row.id, member_id: row.member_id, subject_type: row.subject_type, subject_id: row.subject_id, title: row.title },
    ...{ measure: measure!, scope, ends_at: endsAfter(await clock(), days), ground, clause: clause!, facts },
    ...{ found_by: 'notice' as const, decided_by: viewer.id },
  }
}
