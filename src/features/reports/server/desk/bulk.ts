import { next } from '#kernel/machine.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { caseMoved, reports } from '../../contract.ts'
import { caseMachine } from '../../rules.ts'
import { type CaseRow, casesById, reportersOfAll } from '../queries.ts'
import { changeCases } from '../queries-write.ts'

type Call = CommandContext<typeof reports.bulk>
interface Found {
  readonly rows: readonly CaseRow[]
  readonly reporters: ReadonlyMap<string, readonly CaseRow['member_id'][]>
}
/** Moved meanwhile, or not for this moderator: a bulk act leaves such a case as it is. */
function isFor({ input, viewer }: Call, row: CaseRow, said: readonly string[]): boolean {
  if (!input.cases.some(({ id, version }) => id === row.id && version === row.version)) return false
  if (!next(caseMachine, row.status, input.action, 'moderator')) return false
  return input.action === 'take' || (row.member_id !== viewer.id && !said.includes(viewer.id))
}

/** All cases are locked at once, in one order; each is then moved by the version that was seen. */
export const bulk = command(reports.bulk, async (call) => {
  const { input, viewer, tx, emit, clock, concerns } = call
  const ids = [...new Set(input.cases.map(({ id }) => id))]
  await lock(tx, 'report_cases', ids)
  const found: Found = { rows: await casesById(tx, ids), reporters: await reportersOfAll(tx, ids) }
  const mine = found.rows.filter((row) => isFor(call, row, found.reporters.get(row.id) ?? []))
  const is_decided = input.action === 'reject'
  const status = is_decided ? ('rejected' as const) : ('in_progress' as const)
  const decided = is_decided ? { decided_by: viewer.id, decided_at: await clock() } : {}
  const moved = mine.map(({ id }) => id)
  if (moved.length) await changeCases(tx, moved, { status, taken_by: viewer.id, ...decided })
  for (const { id, number, title } of mine)
    emit(caseMoved, { case_id: id, number, title, status, is_decided, reporter_ids: is_decided ? [...(found.reporters.get(id) ?? [])] : [] })
  concerns({ after: status, cases: moved.length })
  return { done: moved.length, skipped: ids.length - moved.length }
})
