import { machine, next, type StateOf } from '#kernel/machine.ts'

/** A ticket: it waits for the desk, or for whoever has asked, or is solved. What they write opens it again; who writes once more moves nothing. */
export const ticketMachine = machine([
  { from: 'open', action: 'answer', by: 'desk', to: 'answered' },
  { from: 'solved', action: 'answer', by: 'desk', to: 'answered' },
  { from: 'answered', action: 'say', by: 'requester', to: 'open' },
  { from: 'solved', action: 'say', by: 'requester', to: 'open' },
  { from: 'open', action: 'solve', by: 'desk', to: 'solved' },
  { from: 'answered', action: 'solve', by: 'desk', to: 'solved' },
  { from: 'open', action: 'solve', by: 'requester', to: 'solved' },
  { from: 'answered', action: 'solve', by: 'requester', to: 'solved' },
])
export type TicketStatus = StateOf<typeof ticketMachine>
/** Where it stands after somebody has written. */
export const afterSaying = (status: TicketStatus): TicketStatus => next(ticketMachine, status, 'say', 'requester') ?? status
export const afterAnswer = (status: TicketStatus): TicketStatus => next(ticketMachine, status, 'answer', 'desk') ?? status
export const ticketStatuses = ['open', 'answered', 'solved'] as const satisfies readonly TicketStatus[]

/** Codes of the vocabulary `supportTopics`. */
export const supportTopics = ['order', 'payment', 'account', 'membership', 'listing', 'collection', 'report', 'security', 'other'] as const

export const LONGEST_MESSAGE = 5_000
/** Of what comes by mail, so much is kept. */
export const LONGEST_MAIL = 20_000
/** New tickets of one address in a day: each sends a receipt to that address. */
export const MOST_A_DAY = 5
/** What one ticket takes by mail in an hour: two desks that answer each other come to an end here. */
export const MOST_MAILS_AN_HOUR = 20
/** POST /login-by-id, and how old a signed call may be. */
export const TOKEN_SECONDS = 60
export const OLDEST_CALL_SECONDS = 60
/** Figures of the desk look back so far. */
export const FIGURE_DAYS = 30

/** Where letters about a ticket are answered to: `help+<key>@example.com`. Undefined when the deployment takes no mail. */
export function replyAddress(inbox: string, key: string): string | undefined {
  const at = inbox.lastIndexOf('@')
  return at > 0 ? `${inbox.slice(0, at)}+${key}${inbox.slice(at)}` : undefined
}
/** The key in such an address; '' for the inbox itself, undefined for any other address. */
export function replyKeyIn(inbox: string, address: string): string | undefined {
  const at = inbox.lastIndexOf('@')
  const [local, host] = [inbox.slice(0, at).toLowerCase(), inbox.slice(at).toLowerCase()]
  const given = address.trim().toLowerCase()
  if (at < 1 || !given.endsWith(host)) return undefined
  const name = given.slice(0, -host.length)
  if (name === local) return ''
  const [, key] = /^([a-f0-9]{32})$/.exec(name.startsWith(`${local}+`) ? name.slice(local.length + 1) : '') ?? []
  return key
}

/** What somebody has written, without the letter that they answer: quoted lines at the end, and the line that announces them. */
export function withoutQuotes(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  let end = lines.length
  while (end > 0 && /^\s*(>.*)?$/.test(lines[end - 1]!)) end--
  const had_quotes = lines.slice(end).some((line) => line.trim().startsWith('>'))
  if (had_quotes && /:\s*$/.test(lines[end - 1] ?? '')) end--
  return lines.slice(0, end).join('\n').trim()
}
