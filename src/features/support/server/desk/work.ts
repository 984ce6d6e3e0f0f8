import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { support, type TicketId, ticketMoved } from '../../contract.ts'
import { afterAnswer, ticketMachine } from '../../rules.ts'
import { sendAnswer } from '../letters.ts'
import { ticketById } from '../queries.ts'
import type { TicketCardRow } from '../queries-cards.ts'
import { changeTicket, keepMessage } from '../queries-write.ts'
import { deskView } from '../view.ts'

type Working = Pick<CommandContext<typeof support.take>, 'tx' | 'emit' | 'clock' | 'viewer' | 'tools' | 'requester'>

/** The ticket as it is once it is locked, if it is still the version that was seen. */
async function lockSeen({ tx }: Pick<Working, 'tx'>, { id, version }: { id: TicketId; version: number }) {
  await lock(tx, 'support_tickets', [id])
  const row = await ticketById(tx, id)
  if (!row) return refuse('ticket.not_found')
  return row.version === version ? row : refuse('ticket.changed')
}
const answerOf = async ({ tx, requester }: Working, id: TicketId) => ({ ticket: await deskView(tx, requester.locale, (await ticketById(tx, id))!) })
function tell({ emit }: Pick<Working, 'emit'>, { id, number, member_id }: TicketCardRow, message_id: string | null, to_requester: boolean) {
  emit(ticketMoved, { ticket_id: id, number, member_id, message_id, to_requester })
}

export const take = command(support.take, async (call) => {
  const row = await lockSeen(call, call.input)
  if (refused(row)) return row
  if (row.status === 'solved') return refuse('ticket.state')
  await changeTicket(call.tx, row.id, { assigned_to: call.viewer.id })
  tell(call, row, null, false)
  return answerOf(call, row.id)
})

export const answer = command(support.answer, async (call) => {
  const { input, viewer, tx, clock } = call
  const row = await lockSeen(call, input)
  if (refused(row)) return row
  const answered = afterAnswer(row.status)
  const status = input.is_solved ? next(ticketMachine, answered, 'solve', 'desk') : answered
  if (!status) return refuse('ticket.state')
  const message_id = await keepMessage(tx, { ticket_id: row.id, kind: 'desk', author_id: viewer.id, body: input.body })
  const at = await clock()
  const first = row.first_answered_at ? {} : { first_answered_at: at }
  await changeTicket(tx, row.id, { status, assigned_to: viewer.id, waits_since: at, solved_at: status === 'solved' ? at : null, ...first })
  await sendAnswer(call, row, input.body)
  tell(call, row, message_id ?? null, true)
  call.concerns({ before: row.status, after: status, number: row.number })
  return answerOf(call, row.id)
})

/** Never leaves the desk. */
export const note = command(support.note, async (call) => {
  const { input, viewer, tx } = call
  await lock(tx, 'support_tickets', [input.id])
  const row = await ticketById(tx, input.id)
  if (!row) return refuse('ticket.not_found')
  await keepMessage(tx, { ticket_id: row.id, kind: 'note', author_id: viewer.id, body: input.body })
  tell(call, row, null, false)
  return answerOf(call, row.id)
})

export const close = command(support.close, async (call) => {
  const { input, tx, clock } = call
  const row = await lockSeen(call, input)
  if (refused(row)) return row
  const status = next(ticketMachine, row.status, 'solve', 'desk')
  if (!status) return refuse('ticket.state')
  const at = await clock()
  await changeTicket(tx, row.id, { status, solved_at: at, waits_since: at })
  tell(call, row, null, false)
  call.concerns({ before: row.status, after: status, number: row.number })
  return answerOf(call, row.id)
})
