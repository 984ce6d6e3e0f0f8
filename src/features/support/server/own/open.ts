import { createHash } from 'node:crypto'
import { findOwn } from '#features/accounts/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext, TransactionContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { support, ticketMoved } from '../../contract.ts'
import { MOST_A_DAY } from '../../rules.ts'
import { sendReceipt } from '../letters.ts'
import { sameTicket, ticketById } from '../queries.ts'
import type { TicketRow } from '../queries-cards.ts'
import { keepMessage, keepTicket, lockAddress, ticketsToday } from '../queries-write.ts'

type Call = CommandContext<typeof support.open>
type Asking = Pick<TicketRow, 'member_id' | 'email' | 'name' | 'topic' | 'about' | 'locale'> & { readonly body: string; readonly mail_id?: string }
type Opening = Pick<TransactionContext, 'tx' | 'emit' | 'tools'>

/** Idempotent: the same words from the same address are the ticket that is open already. */
export async function openTicket(call: Opening, { body, mail_id, ...asked }: Asking): Promise<TicketRow | ReturnType<typeof tooMany>> {
  const { tx, emit } = call
  const digest = createHash('sha256').update(`${asked.topic}\n${body}`).digest('hex')
  await lockAddress(tx, asked.email)
  const same = await sameTicket(tx, asked.email, digest)
  if (same) return same
  if ((await ticketsToday(tx, asked.email)) >= MOST_A_DAY) return tooMany()
  const ticket_id = await keepTicket(tx, { ...asked, digest })
  const message_id = await keepMessage(tx, { ticket_id, kind: 'requester', author_id: asked.member_id, body, ...(mail_id && { mail_id }) })
  const row = (await ticketById(tx, ticket_id))!
  await sendReceipt(call, row)
  emit(ticketMoved, { ticket_id, number: row.number, member_id: row.member_id, message_id: message_id ?? null, to_requester: false })
  return row
}
const tooMany = () => refuse('ticket.many')

/** Whose ticket it is: a member's own address, or the one that a guest has typed. */
async function asker({ viewer, input, tx }: Call) {
  const own = viewer.kind === 'member' ? await findOwn(tx, viewer.id) : undefined
  if (own) return { member_id: own.id, email: own.email.toLowerCase(), name: own.full_name.slice(0, 120) }
  return input.email ? { member_id: null, email: input.email, name: input.name } : refuse('ticket.email')
}

export const open = command(support.open, async (call) => {
  const { input, requester } = call
  // Told as if it were kept: what fills this field in is no person, and learns nothing.
  if (input.website) return { ticket: { id: null, number: null } }
  const who = await asker(call)
  if (refused(who)) return who
  const { topic, message: body, about } = input
  const row = await openTicket(call, { ...who, topic, about, locale: requester.locale, body })
  if (refused(row)) return row
  return { ticket: { id: row.member_id ? row.id : null, number: row.number } }
})
