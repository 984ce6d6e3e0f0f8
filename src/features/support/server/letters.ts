import type { Vault } from '#server/auth/vault.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { replyAddress } from '../rules.ts'
import type { TicketRow } from './queries-cards.ts'

/** Purpose of the seal: a token that ends letters opens no ticket. */
const ABOUT = 'support'
const keyOf = (vault: Vault, ticket_id: string): string => vault.seal(ticket_id, ABOUT).toString('base64url')
/** The ticket of a letter's link; undefined if this deployment has not sealed it. */
export function ticketIn(vault: Vault, key: string): string | undefined {
  try {
    return vault.open(Buffer.from(key, 'base64url'), ABOUT)
  } catch {
    return undefined
  }
}

type Sending = Pick<TransactionContext, 'tx' | 'tools'>
/** A member reads the ticket under their own address, a guest by the link alone. */
const pathOf = (vault: Vault, { id, member_id }: TicketRow) => (member_id ? `/support/${id}` : `/support/letter/${keyOf(vault, id)}`)

/** Security: it repeats nothing of what was written, so that nobody sends words of theirs to a stranger's mailbox through us. */
export const sendReceipt = ({ tx, tools }: Sending, row: TicketRow) =>
  queueMail(tx, {
    recipient: row.email,
    template: 'support_received',
    locale: row.locale,
    facts: { number: row.number, path: pathOf(tools.vault, row), automatic: '1', ...repliesTo(tools.site.inbox, row) },
  })

/** Always to whoever has asked, never to who wrote last. */
export const sendAnswer = ({ tx, tools }: Sending, row: TicketRow, body: string) =>
  queueMail(tx, {
    recipient: row.email,
    template: 'support_answer',
    locale: row.locale,
    facts: { number: row.number, body, path: pathOf(tools.vault, row), ...repliesTo(tools.site.inbox, row) },
  })

function repliesTo(inbox: string, { reply_key }: TicketRow): Readonly<Record<string, string>> {
  const reply_to = replyAddress(inbox, reply_key)
  return reply_to ? { reply_to } : {}
}
