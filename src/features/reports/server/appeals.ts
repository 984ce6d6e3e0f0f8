import { next } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'
import type { CommandContext, TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command, timer } from '#server/operations/slice.ts'
import { type DecisionId, decisionMoved, reports } from '../contract.ts'
import { decisionMachine, mayModerate, mayStillAppeal } from '../rules.ts'
import { giveBack } from './measures.ts'
import { changeDecision, type DecisionRow, decisionById, dueDecisions, nextDueDecision, ownDecision } from './queries-decisions.ts'
import { decisionView } from './view.ts'

type Step = 'appeal' | 'uphold' | 'reverse' | 'lapse'
function tell({ emit }: Pick<TransactionContext, 'emit'>, { id, member_id, number, title, measure, clause }: DecisionRow, step: Step, at: Date) {
  emit(decisionMoved, { decision_id: id, member_id, number, title, measure, clause, step, at: at.toISOString() })
}

export const appeal = command(reports.appeal, async (call) => {
  const { input, viewer, tx, clock } = call
  await lock(tx, 'decisions', [input.id])
  const row = await ownDecision(tx, viewer.id, input.id)
  if (!row) return refuse('decision.not_found')
  const status = next(decisionMachine, row.status, 'appeal', 'member')
  if (!status) return refuse('decision.state')
  const at = await clock()
  if (!mayStillAppeal(row.created_at, at)) return refuse('decision.too_late')
  await changeDecision(tx, row.id, { status, appeal: input.body, appealed_at: at })
  tell(call, row, 'appeal', at)
  return { decision: decisionView((await decisionById(tx, row.id))!) }
})

type Answering = Pick<CommandContext<typeof reports.answer>, 'tx' | 'emit' | 'viewer' | 'tools' | 'clock' | 'concerns'>
async function close(call: Answering, row: DecisionRow, verdict: 'uphold' | 'reverse', answer: string) {
  const status = next(decisionMachine, row.status, verdict, 'moderator')
  if (!status) return refuse('decision.state')
  const at = await call.clock()
  await changeDecision(call.tx, row.id, { status, answer, answered_by: call.viewer.id, answered_at: at })
  // What was over by the clock has been given back already.
  if (status === 'reversed' && !row.lapsed_at) await giveBack(call, row)
  tell(call, row, verdict, at)
  call.concerns({ before: row.status, after: status, member_id: row.member_id, measure: row.measure })
  return { done: true as const }
}

export const answer = command(reports.answer, async (call) => {
  const { input, viewer, tx } = call
  await lock(tx, 'decisions', [input.id])
  const row = await decisionById(tx, input.id)
  if (!row) return refuse('decision.not_found')
  if (row.status !== 'appealed') return refuse('decision.state')
  // Nobody answers an appeal against themselves, in either sense.
  if (row.decided_by === viewer.id || row.member_id === viewer.id) return refuse('decision.own')
  return close(call, row, input.verdict, input.body)
})

export const reverse = command(reports.reverse, async (call) => {
  const { input, viewer, tx } = call
  await lock(tx, 'decisions', [input.id])
  const row = await decisionById(tx, input.id)
  if (!row || row.member_id === viewer.id || !mayModerate(viewer.permissions, row.subject_type)) return refuse('decision.not_found')
  // An appeal is answered by somebody else.
  if (row.status === 'appealed') return refuse('decision.state')
  return close(call, row, 'reverse', input.body)
})

/** Ends what was decided for a time. Race: of two timers the second finds it ended under the lock. */
export const endDecisions = timer<DecisionId>({
  name: 'reports.end_decisions',
  due: dueDecisions,
  next: nextDueDecision,
  async run(context, id) {
    await lock(context.tx, 'decisions', [id])
    const [row, at] = [await decisionById(context.tx, id), await context.clock()]
    if (!row?.ends_at || row.lapsed_at || row.status === 'reversed' || row.ends_at > at) return
    await changeDecision(context.tx, id, { lapsed_at: at })
    await giveBack(context, row)
    tell(context, row, 'lapse', at)
  },
})
