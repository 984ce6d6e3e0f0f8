import * as z from 'zod/mini'
import { Payment } from '#features/payments/contract.ts'
import { operation } from '#kernel/operation.ts'
import { some } from '#kernel/permission.ts'
import { Amount, fields } from '#kernel/shapes.ts'
import { roles } from './rules.ts'
import { EventId, OccurrenceId, Participant, ParticipantId } from './shapes.ts'

const paying = { 'payment.declined': { status: 422, field: 'payment_method_id' }, 'payment.gateway': { status: 503 } } as const
const Bought = z.object({ participant: Participant, payment: z.nullable(Payment) })

export const ticketCalls = {
  buyTicket: operation({
    http: 'POST /participants/buy-ticket',
    permission: some('events.join', 'exhibitions.join'),
    commits: true,
    audit: 'money',
    input: fields({
      event_id: EventId,
      /** The next one that is not over, when not given. */
      occurrence_id: z.optional(OccurrenceId),
      role: z._default(z.enum(roles), 'Visitor'),
      party_size: z._default(z.int().check(z.gte(1), z.lte(10)), 1),
      payment_method_id: z.string().check(z.regex(/^[\w-]{3,80}$/)),
      /** What the buyer has seen. */
      expected_amount: Amount,
    }),
    output: Bought,
    refusals: {
      ...paying,
      'event.not_found': { status: 404 },
      'event.plan': { status: 403 },
      'event.own': { status: 409 },
      'event.closed': { status: 409 },
      'event.full': { status: 409 },
      'event.free': { status: 409 },
      'event.price_changed': { status: 409 },
      'ticket.waiting': { status: 409 },
      'participant.state': { status: 409 },
    },
    limit: { per_minute: 30 },
    doc: 'Buy a ticket to a date: the place is held while it is paid. Never takes another amount than `expected_amount`.',
  }),
  settleTicket: operation({
    http: 'POST /participants/{id}/settle',
    permission: 'signed_in',
    commits: true,
    audit: 'money',
    input: fields({ id: ParticipantId }),
    output: Bought,
    refusals: { ...paying, 'participant.not_found': { status: 404 } },
    doc: 'Ask the card network how the payment of a ticket ended.',
  }),
}
