import * as z from 'zod/mini'
import { Email } from '#features/accounts/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { choices, fields, line, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { LONGEST_MESSAGE, supportTopics, ticketStatuses } from './rules.ts'
import { DeskCard, DeskFigures, DeskTicket, HelpArticle, ratings, Ticket, TicketCard, TicketId, TicketKey, Told } from './shapes.ts'

export { TicketId } from './shapes.ts'

export const ticketSubject = subject({ type: 'support_ticket', name: 'SupportTicket', path: (id) => `/support/${id}` })

const words = prose(LONGEST_MESSAGE).check(z.minLength(1))
const notFound = { 'ticket.not_found': { status: 404 } } as const
const moved = { ...notFound, 'ticket.state': { status: 409 } } as const
const one = z.object({ ticket: Ticket })
const rating = z.enum(ratings)
const own = { permission: 'signed_in', output: one, limit: { per_minute: 20 } } as const
const byLetter = { permission: 'everyone', output: one, limit: { per_minute: 20 } } as const
const desk = { permission: 'user.access.chat', output: z.object({ ticket: DeskTicket }) } as const
const changed = { ...moved, 'ticket.changed': { status: 409 } } as const
const version = z.int().check(z.gte(0), z.lte(2_147_483_647))
/** A path of ours, or nothing. */
const Page = z._default(z.string().check(z.regex(/^(?:\/(?!\/)[\w\-./?=&%]{0,299})?$/)), '')
const signature = z.string().check(z.regex(/^[a-f0-9]{64}$/))
const signed = { timestamp: z.int().check(z.gte(0)), signature }

export const support = {
  open: operation({
    http: 'POST /contacts',
    permission: 'everyone',
    input: fields({
      name: z._default(z.union([z.literal(''), line(120)]), ''),
      /** A guest's; a member's own address is known. */
      email: z._default(z.union([z.literal(''), Email]), ''),
      topic: z._default(z.enum(supportTopics), 'other'),
      message: words,
      about: Page,
      /** Left empty by people: programs that fill in every field write into it. */
      website: z._default(z.string().check(z.maxLength(300)), ''),
    }),
    output: z.object({ ticket: z.object({ id: z.nullable(TicketId), number: z.nullable(z.int()) }) }),
    refusals: { 'ticket.email': { status: 422, field: 'email' }, 'ticket.many': { status: 429 } },
    limit: { per_minute: 5 },
    doc: 'Write to the help desk, with or without an account. A receipt goes to the address; the same words sent twice are one ticket.',
  }),
  help: operation({
    http: 'GET /help',
    permission: 'everyone',
    input: fields({ search: z._default(z.string().check(z.maxLength(200)), '') }),
    output: z.object({ articles: z.array(HelpArticle) }),
    refusals: {},
    doc: 'Help in the reader’s language: all of it, or what fits the words, the best first.',
  }),
  mine: operation({
    http: 'GET /support/tickets',
    permission: 'signed_in',
    input: fields(paging(PAGE.usual)),
    output: z.object({ tickets: listOf(TicketCard), viewer_id: MemberId }),
    refusals: {},
    doc: 'What one has asked the help desk, the newest first.',
    topics: (_, { viewer_id }) => [`support of member:${viewer_id}`],
  }),
  show: operation({
    http: 'GET /support/tickets/{id}',
    permission: 'signed_in',
    input: fields({ id: TicketId }),
    output: one,
    refusals: notFound,
    doc: 'One own ticket with all that was written.',
    topics: ({ id }) => [`support_ticket:${id}`],
  }),
  say: operation({
    http: 'POST /support/tickets/{id}/messages',
    ...own,
    input: fields({ id: TicketId, body: words }),
    refusals: notFound,
    doc: 'Write again about an own ticket; a solved one is open again.',
  }),
  solve: operation({
    http: 'POST /support/tickets/{id}/solve',
    ...own,
    input: fields({ id: TicketId, rating: z.optional(rating) }),
    refusals: moved,
    doc: 'Say that it is solved, and whether the answer was good. What is solved can still be rated.',
  }),
  read: operation({
    http: 'GET /support/letters/{key}',
    permission: 'everyone',
    input: fields({ key: TicketKey }),
    output: one,
    refusals: notFound,
    doc: 'The ticket that the link in a letter leads to.',
    topics: (_, { ticket }) => [`support_ticket:${ticket.id}`],
  }),
  sayByLetter: operation({
    http: 'POST /support/letters/{key}/messages',
    ...byLetter,
    input: fields({ key: TicketKey, body: words }),
    refusals: notFound,
    doc: 'Write again about the ticket of such a link.',
  }),
  solveByLetter: operation({
    http: 'POST /support/letters/{key}/solve',
    ...byLetter,
    input: fields({ key: TicketKey, rating: z.optional(rating) }),
    refusals: moved,
    doc: 'Say that the ticket of such a link is solved, and whether the answer was good.',
  }),
  mailIn: operation({
    http: 'POST /mail/inbound',
    permission: 'everyone',
    takes: 'raw',
    input: fields({}),
    output: z.object({ kept: z.boolean(), why: z.nullable(z.string()) }),
    refusals: { 'mail.signature': { status: 401 }, 'mail.unreadable': { status: 422 } },
    limit: { per_minute: 600 },
    doc: 'A mail that has come to the desk: `{ message_id, from, to, subject, text, dmarc, auto_submitted, precedence, list_id }`, signed over `t.body` in the header Signature as `t=…,v1=…` with MAIL_HOOK_SECRET, at most 300 s old. Automatic mail, lists, our own and what is forged are not kept.',
  }),
  loginById: operation({
    http: 'POST /login-by-id',
    permission: 'everyone',
    input: fields({ uid: z.int().check(z.gte(0)), timestamp: z.optional(signed.timestamp), signature: z.optional(signature) }),
    output: z.object({ token: z.string() }),
    refusals: { 'support.unsigned': { status: 401 }, 'member.not_found': { status: 404 } },
    limit: { per_minute: 30 },
    audit: 'sign_in',
    doc: 'A token of 60 s that tells the support service once who a member is. A member gets one for their own uid; the service signs `timestamp.uid` (HMAC-SHA256, SUPPORT_SECRET), each call once. It opens no session.',
  }),
  redeem: operation({
    http: 'POST /login-by-id/redeem',
    permission: 'everyone',
    input: fields({ token: z.string().check(z.regex(/^[\w-]{43}$/)), ...signed }),
    output: z.object({ user: Told }),
    refusals: { 'support.unsigned': { status: 401 }, 'support.token_over': { status: 410 } },
    limit: { per_minute: 600 },
    doc: 'The support service asks of whom a token speaks, signed over `timestamp.token`. Once; a member’s own token ends with their session.',
  }),
  queue: operation({
    http: 'GET /admin/support',
    permission: 'user.access.chat',
    input: fields({
      status: z._default(z.enum(ticketStatuses), 'open'),
      topic: choices(z.enum(supportTopics)),
      mine: z._default(z.boolean(), false),
      search: z.optional(line(254)),
      ...paging(PAGE.dashboard),
    }),
    output: z.object({ tickets: listOf(DeskCard), figures: DeskFigures }),
    refusals: {},
    doc: 'Tickets, what waits longest first. `search`: a number, or an address.',
    topics: () => ['support_tickets:all'],
  }),
  deskShow: operation({
    http: 'GET /admin/support/{id}',
    ...desk,
    input: fields({ id: TicketId }),
    refusals: notFound,
    doc: 'One ticket for the desk, with notes and the other tickets of the same person.',
    topics: () => ['support_tickets:all'],
  }),
  take: operation({
    http: 'POST /admin/support/{id}/take',
    ...desk,
    input: fields({ id: TicketId, version }),
    refusals: changed,
    doc: 'Take a ticket, also from a colleague.',
  }),
  answer: operation({
    http: 'POST /admin/support/{id}/answer',
    ...desk,
    audit: 'moderation',
    input: fields({ id: TicketId, version, body: words, is_solved: z._default(z.boolean(), false) }),
    refusals: changed,
    doc: 'Answer whoever has asked, by letter and on the page of the ticket.',
  }),
  note: operation({
    http: 'POST /admin/support/{id}/notes',
    ...desk,
    input: fields({ id: TicketId, body: words }),
    refusals: notFound,
    doc: 'Note something for colleagues: it never leaves the desk.',
  }),
  close: operation({
    http: 'POST /admin/support/{id}/close',
    ...desk,
    audit: 'moderation',
    input: fields({ id: TicketId, version }),
    refusals: changed,
    doc: 'End a ticket without another answer.',
  }),
}

/** Somebody has written about a ticket, or it has moved. `to_requester`: the desk has answered. */
export const ticketMoved = event({
  name: 'support.ticket_moved',
  data: z.object({
    ...{ ticket_id: TicketId, number: z.int(), member_id: z.nullable(MemberId), message_id: z.nullable(z.uuid()), to_requester: z.boolean() },
  }),
  topics: ({ ticket_id, member_id }) => [
    ...['support_tickets:all', `support_ticket:${ticket_id}`],
    ...(member_id ? [`support of member:${member_id}`] : []),
  ],
})
