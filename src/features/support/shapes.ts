import * as z from 'zod/mini'
import { PublicMember } from '#features/members/contract.ts'
import { Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { ticketStatuses } from './rules.ts'

export const TicketId = id('support_tickets')
export type TicketId = z.infer<typeof TicketId>
/** From the link of a letter about a ticket: whoever has it reads that ticket. */
export const TicketKey = z.string().check(z.regex(/^[\w-]{60,140}$/))
export const ratings = ['good', 'bad'] as const

const state = {
  ...{ id: TicketId, number: z.int(), topic: z.string(), topic_name: z.string(), status: z.enum(ticketStatuses) },
  ...{ created_at: Instant, waits_since: Instant },
}
/** A ticket in the list of whoever has opened it. */
export const TicketCard = named('TicketCard', z.object({ ...state, begins: z.string() }))
/** For whoever has opened it: notes are not in it, and nobody of the desk is named. */
export const Ticket = named(
  'Ticket',
  z.object({
    ...state,
    about: z.string(),
    messages: z.array(z.object({ by: z.enum(['requester', 'desk']), body: z.string(), at: Instant })),
    rating: z.nullable(z.enum(ratings)),
  }),
)

/** `email`: a guest’s. A member’s is told to those who look after members. */
export const DeskCard = named(
  'DeskCard',
  z.object({
    ...state,
    ...{ begins: z.string(), name: z.string(), email: z.nullable(z.string()), user: z.nullable(PublicMember), assigned_to: z.nullable(PublicMember) },
    ...{ version: z.int() },
  }),
)
export const DeskTicket = named(
  'DeskTicket',
  z.object({
    card: DeskCard,
    about: z.string(),
    locale: z.string(),
    rating: z.nullable(z.enum(ratings)),
    messages: z.array(
      z.object({ kind: z.enum(['requester', 'desk', 'note']), user: z.nullable(PublicMember), body: z.string(), by_mail: z.boolean(), at: Instant }),
    ),
    /** Other tickets of this member, or of this address. */
    others: z.array(z.object({ id: TicketId, number: z.int(), status: z.enum(ticketStatuses), created_at: Instant })),
  }),
)
/** Of the last thirty days. */
export const DeskFigures = named(
  'DeskFigures',
  z.object({
    ...{ open: z.int(), late: z.int(), answered: z.int(), median_hours: z.nullable(z.int()), rated: z.int(), good: z.int() },
  }),
)
export const HelpArticle = named('HelpArticle', z.object({ slug: z.string(), title: z.string(), lines: z.array(z.string()) }))
/** Who a token speaks of: told to the support service alone. */
export const Told = named(
  'SupportMember',
  z.object({
    ...{ id: MemberId, uid: z.int(), full_name: z.string(), username: z.string(), email: z.string() },
    ...{ is_email_verified: z.boolean(), language: z.string() },
  }),
)
