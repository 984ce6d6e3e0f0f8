import type { Locale } from '#kernel/locale.ts'
import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { support, ticketMoved } from '../../contract.ts'
import { afterSaying, ticketMachine } from '../../rules.ts'
import { ticketIn } from '../letters.ts'
import { ownTicket, ticketById } from '../queries.ts'
import type { TicketCardRow } from '../queries-cards.ts'
import { changeTicket, keepMessage } from '../queries-write.ts'
import { ticketView } from '../view.ts'

type Writing = Pick<TransactionContext, 'tx' | 'emit' | 'clock'>
interface Said {
  readonly body: string
  readonly mail_id?: string
}

/** Race: under the ticket's lock. Undefined when this mail has come in before. */
export async function sayOn({ tx, emit, clock }: Writing, { id, number, member_id, status, waits_since }: TicketCardRow, { body, mail_id }: Said) {
  const message_id = await keepMessage(tx, { ticket_id: id, kind: 'requester', author_id: member_id, body, ...(mail_id && { mail_id }) })
  if (!message_id) return undefined
  // Who adds to what waits already does not lose their place.
  await changeTicket(tx, id, {
    status: afterSaying(status),
    rating: null,
    solved_at: null,
    waits_since: status === 'open' ? waits_since : await clock(),
  })
  emit(ticketMoved, { ticket_id: id, number, member_id, message_id, to_requester: false })
  return message_id
}

async function solveIt({ tx, emit, clock }: Writing, row: TicketCardRow, rating: 'good' | 'bad' | undefined) {
  const { id, number, member_id, status } = row
  const to = next(ticketMachine, status, 'solve', 'requester')
  // What is solved can still be rated, once.
  if (!to && !(status === 'solved' && rating && row.rating === null)) return refuse('ticket.state')
  const at = await clock()
  await changeTicket(tx, id, { ...(to && { status: to, solved_at: at, waits_since: at }), ...(rating && { rating }) })
  emit(ticketMoved, { ticket_id: id, number, member_id, message_id: null, to_requester: false })
  return true as const
}

const answerOf = async (tx: TransactionContext['tx'], locale: Locale, id: string) => ({
  ticket: await ticketView(tx, locale, (await ticketById(tx, id))!),
})
async function lockOwn(tx: TransactionContext['tx'], member_id: string, id: string) {
  await lock(tx, 'support_tickets', [id])
  return (await ownTicket(tx, member_id, id)) ?? refuse('ticket.not_found')
}
/** A guest's ticket, by the link of a letter. */
async function lockByKey({ tx, tools }: Pick<TransactionContext, 'tx' | 'tools'>, key: string) {
  const id = ticketIn(tools.vault, key)
  if (!id) return refuse('ticket.not_found')
  await lock(tx, 'support_tickets', [id])
  const row = await ticketById(tx, id)
  return row && !row.member_id ? row : refuse('ticket.not_found')
}

export const say = command(support.say, async (call) => {
  const row = await lockOwn(call.tx, call.viewer.id, call.input.id)
  if (refused(row)) return row
  await sayOn(call, row, { body: call.input.body })
  return answerOf(call.tx, call.requester.locale, row.id)
})
export const sayByLetter = command(support.sayByLetter, async (call) => {
  const row = await lockByKey(call, call.input.key)
  if (refused(row)) return row
  await sayOn(call, row, { body: call.input.body })
  return answerOf(call.tx, call.requester.locale, row.id)
})
export const solve = command(support.solve, async (call) => {
  const row = await lockOwn(call.tx, call.viewer.id, call.input.id)
  if (refused(row)) return row
  const done = await solveIt(call, row, call.input.rating)
  return refused(done) ? done : answerOf(call.tx, call.requester.locale, row.id)
})
export const solveByLetter = command(support.solveByLetter, async (call) => {
  const row = await lockByKey(call, call.input.key)
  if (refused(row)) return row
  const done = await solveIt(call, row, call.input.rating)
  return refused(done) ? done : answerOf(call.tx, call.requester.locale, row.id)
})
