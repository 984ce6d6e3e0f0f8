import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, Flag, fields, Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { accountNeeds, accountStatuses, paymentStatuses } from './rules.ts'

export const PaymentId = id('payments')
export type PaymentId = z.infer<typeof PaymentId>

/** The gateway's id of a saved card. */
const MethodRef = z.string().check(z.regex(/^[\w-]{3,80}$/))

export const PaymentMethod = named(
  'PaymentMethod',
  z.object({
    payment_method_id: z.string(),
    type: z.string(),
    is_default: z.boolean(),
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
  }),
)
/** A payment as its payer may see it. `action_url` is the page of 3-D Secure at the gateway. */
export const Payment = named(
  'Payment',
  z.object({
    id: PaymentId,
    status: z.enum(paymentStatuses),
    amount: Amount,
    currency: Currency,
    action_url: z.nullable(z.string()),
    failure: z.nullable(z.string()),
    /** Cancellation requested; the gateway's answer is missing. */
    void_asked: z.boolean(),
  }),
)

export const ConnectedAccount = named(
  'ConnectedAccount',
  z.object({
    id: id('connected_accounts'),
    accountable_type: z.literal('User'),
    accountable_id: MemberId,
    account_id: z.nullable(z.string()),
    is_active: z.boolean(),
    /** Our page that leads to the gateway’s; null where nothing is left to do there. */
    onboarding_url: z.nullable(z.string()),
    status: z.enum(accountStatuses),
    needs: z.array(z.enum(accountNeeds)),
    needs_by: z.nullable(Instant),
    bank_name: z.nullable(z.string()),
    bank_last4: z.nullable(z.string()),
    changed_at: Instant,
  }),
)
const gatewayAway = { 'payment.gateway': { status: 503 } } as const

export const payments = {
  methods: operation({
    http: 'GET /payment/methods',
    permission: 'signed_in',
    input: fields({ payment_method_type: z._default(z.enum(['card']), 'card') }),
    output: z.object({ payment_methods: z.array(PaymentMethod), fields_url: z.string(), stripe_key: z.nullable(z.string()) }),
    refusals: {},
    doc: 'Saved cards, and where new ones are typed: the address of the sandbox’s fields to frame, or the key for Stripe’s own script.',
  }),
  keepMethod: operation({
    http: 'POST /payment/methods',
    permission: 'signed_in',
    input: fields({ payment_method_id: MethodRef, is_default: z._default(Flag, false) }),
    output: z.object({ payment_method: PaymentMethod }),
    refusals: {
      'payment_method.not_found': { status: 404 },
      'payment.declined': { status: 422, field: 'payment_method_id' },
      'payment.gateway': { status: 503 },
    },
    audit: 'money',
    doc: 'Keep a card that the gateway’s fields have taken, or make a kept one the default. No card number ever comes here.',
  }),
  removeMethod: operation({
    http: 'POST /payment/methods/delete',
    permission: 'signed_in',
    input: fields({ payment_method_id: MethodRef }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'payment_method.not_found': { status: 404 }, 'payment.gateway': { status: 503 } },
    audit: 'money',
    doc: 'Forget a card.',
  }),
  account: operation({
    http: 'GET /payment/account',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ member_id: MemberId, connected_account: z.nullable(ConnectedAccount) }),
    refusals: {},
    doc: 'The account that one is paid out to.',
    topics: (_, { member_id }) => [`own:${member_id}`],
  }),
  openAccount: operation({
    http: 'POST /payment/account',
    permission: 'wallet.withdraw',
    input: fields({ country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
    output: z.object({ connected_account: ConnectedAccount }),
    refusals: { 'account.refused': { status: 409 }, 'account.country': { status: 422, field: 'country' }, ...gatewayAway },
    limit: { per_minute: 20 },
    audit: 'money',
    doc: 'Make the account that one is paid out to; the one that stands is answered. After a lost one another is made.',
  }),
  onboardAccount: operation({
    http: 'POST /payment/account/onboarding',
    permission: 'wallet.withdraw',
    input: fields({}),
    output: z.object({ onboarding_url: z.string() }),
    refusals: { 'account.not_found': { status: 404 }, 'account.over': { status: 409 }, ...gatewayAway },
    limit: { per_minute: 20 },
    fresh: true,
    audit: 'money',
    doc: 'The gateway’s page for this account, valid for minutes and once: documents and bank before it is active, the bank and what it was paid out afterwards.',
  }),
  lookAccount: operation({
    http: 'POST /payment/account/look',
    permission: 'wallet.withdraw',
    input: fields({}),
    output: z.object({ connected_account: ConnectedAccount }),
    refusals: { 'account.not_found': { status: 404 }, ...gatewayAway },
    limit: { per_minute: 30 },
    doc: 'Ask the gateway now how the account stands, as the page does to which it leads back.',
  }),
  webhook: operation({
    http: 'POST /payments/webhook',
    permission: 'everyone',
    takes: 'raw',
    input: fields({}),
    output: z.object({ received: z.literal(true) }),
    refusals: { 'webhook.signature': { status: 401 } },
    limit: { per_minute: 6_000 },
    doc: 'The gateway tells of a change. Signed, at most 300 s old; only the name of the change is believed, its state is asked for.',
  }),
}

/** A payment reached a final status: captured, failed or voided. */
export const paymentSettled = event({
  name: 'payments.settled',
  data: z.object({
    payment_id: PaymentId,
    member_id: MemberId,
    ref_type: z.string(),
    ref_id: z.uuid(),
    status: z.enum(paymentStatuses),
    /** True if the slice of the purchase has already handled it. */
    concluded: z._default(z.boolean(), false),
  }),
  topics: ({ ref_type, ref_id }) => [`${ref_type}:${ref_id}`],
})

const moneyBack = {
  ...{ payment_id: PaymentId, member_id: MemberId, ref_type: z.string(), ref_id: z.uuid() },
  ...{ amount: Amount, currency: Currency },
}
/** Late or wrong payment: it is booked and refunded automatically. */
export const paymentCameLate = event({
  name: 'payments.came_late',
  data: z.object({ ...moneyBack, reason: z.enum(['late_capture', 'mismatch']) }),
  topics: ({ ref_type, ref_id }) => [`${ref_type}:${ref_id}`, 'odd_payments:all'],
})
export const paymentRefunded = event({
  name: 'payments.refunded',
  data: z.object({ ...moneyBack, attempt: z._default(z.int(), 0) }),
  topics: ({ ref_type, ref_id }) => [`${ref_type}:${ref_id}`, 'odd_payments:all'],
})
/** A refund of a late or wrong payment was refused, or came back after it was sent: an operator sends it again. */
export const paymentRefundFailed = event({
  name: 'payments.refund_failed',
  data: z.object({ ...moneyBack, attempt: z.int() }),
  topics: ({ ref_type, ref_id }) => [`${ref_type}:${ref_id}`, 'odd_payments:all'],
})
/** A refund that a bank refused was paid in another way. */
export const refundPaidOtherwise = event({
  name: 'payments.refund_paid_otherwise',
  data: z.object({ ...moneyBack, how: z.string() }),
  topics: ({ ref_type, ref_id }) => [`${ref_type}:${ref_id}`, 'odd_payments:all', 'order_refunds:all'],
})
/** A refund of an order, of a part of it, or of coins was sent or refused by the gateway. `returned`: it had been sent, and came back. */
export const refundSettled = event({
  name: 'payments.refund_settled',
  data: z.object({ ...moneyBack, refund_id: id('payment_refunds'), status: z.enum(['sent', 'failed']), returned: z._default(z.boolean(), false) }),
  topics: ({ ref_type, ref_id }) => [`${ref_type}:${ref_id}`, 'order_refunds:all'],
})

/** Webhook received: sweepers ask the gateway at once. */
export const paymentNotified = event({ name: 'payments.notified', data: z.object({ payment_id: PaymentId }), topics: () => [] })

/** Webhook about a connected account: its sweeper asks the gateway at once. */
export const accountNotified = event({ name: 'payments.account_notified', data: z.object({ member_id: MemberId }), topics: () => [] })

/** Webhook about a payout: whoever sent it asks the gateway at once. */
export const payoutNotified = event({ name: 'payments.payout_notified', data: z.object({ payout_ref: z.string() }), topics: () => [] })

/** Webhook about a cardholder's dispute: whoever keeps them asks the gateway at once. */
export const chargebackNotified = event({
  name: 'payments.chargeback_notified',
  data: z.object({ dispute_ref: z.string(), payment_id: PaymentId }),
  topics: () => [],
})

/** The connected account has another status, or other needs, or another bank. */
export const accountChanged = event({
  name: 'payments.account_changed',
  data: z.object({
    connected_account_id: id('connected_accounts'),
    member_id: MemberId,
    from: z.enum(accountStatuses),
    status: z.enum(accountStatuses),
    needs: z.array(z.enum(accountNeeds)),
    /** Counts the changes: one notice each. */
    asked: z.int(),
    bank_changed: z.boolean(),
  }),
  topics: ({ member_id }) => [`own:${member_id}`],
})
