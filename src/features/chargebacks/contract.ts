import * as z from 'zod/mini'
import { OrderId } from '#features/orders/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, MemberId, named, prose } from '#kernel/shapes.ts'
import { chargebackReasons, chargebackStatuses } from './rules.ts'

export const ChargebackId = id('chargebacks')
export type ChargebackId = z.infer<typeof ChargebackId>

/** A payment that its buyer disputes with the bank, as an operator defends it. */
export const Chargeback = named(
  'Chargeback',
  z.object({
    ...{ id: ChargebackId, status: z.enum(chargebackStatuses), reason: z.enum(chargebackReasons), amount: Amount, currency: Currency },
    ...{ provider_ref: z.string(), due_at: z.nullable(Instant), created_at: Instant, closed_at: z.nullable(Instant) },
    /** What the card network has taken and not given back, and its fees. */
    ...{ withdrawn: z.int(), fees: z.int() },
    ...{ evidence: z.string(), submitted_at: z.nullable(Instant) },
    buyer: z.object({ id: MemberId, full_name: z.string() }),
    ref_type: z.string(),
    orders: z.array(z.object({ order_id: OrderId, number: z.int(), amount: Amount, seller: z.object({ id: MemberId, full_name: z.string() }) })),
  }),
)
const defends = {
  permission: 'user.access.admin',
  fresh: true,
  commits: true,
  audit: 'money',
  output: z.object({ chargeback: Chargeback }),
  refusals: { 'chargeback.not_found': { status: 404 }, 'chargeback.wrong_state': { status: 409 }, 'payment.gateway': { status: 503 } },
} as const

export const chargebacks = {
  list: operation({
    http: 'GET /admin/chargebacks',
    permission: 'user.access.admin',
    input: fields({}),
    output: z.object({ chargebacks: z.array(Chargeback) }),
    refusals: {},
    doc: 'Payments that buyers dispute with their banks: the open ones by their deadline, then the latest that are decided.',
    topics: () => ['chargebacks:all'],
  }),
  defend: operation({
    http: 'POST /admin/chargebacks/{id}/evidence',
    ...defends,
    input: fields({ id: ChargebackId, note: prose(10_000) }),
    doc: 'Send the evidence: this note, and what the orders say of items, parcels and their tracking. Once; the bank decides afterwards.',
  }),
  accept: operation({
    http: 'POST /admin/chargebacks/{id}/accept',
    ...defends,
    input: fields({ id: ChargebackId }),
    doc: 'Give in: the payment goes back to the buyer for good.',
  }),
}

/** A chargeback was opened, answered or decided: once for each order of it. */
export const chargebackMoved = event({
  name: 'chargebacks.moved',
  data: z.object({
    ...{ chargeback_id: ChargebackId, order_id: OrderId, number: z.int(), buyer_id: MemberId, seller_id: MemberId },
    ...{ status: z.enum(chargebackStatuses), amount: Amount, currency: Currency },
  }),
  topics: ({ order_id, buyer_id, seller_id }) => [
    `order:${order_id}`,
    `orders of member:${buyer_id}`,
    `orders of member:${seller_id}`,
    'chargebacks:all',
  ],
})

/** What the bank says of a payment has changed, whatever it paid for. How it stands is read by `disputeOf`: a later word may have been faster. */
export const paymentDisputed = event({
  name: 'chargebacks.payment_disputed',
  data: z.object({ payment_id: id('payments'), ref_type: z.string(), ref_id: z.uuid() }),
  topics: () => ['chargebacks:all'],
})
