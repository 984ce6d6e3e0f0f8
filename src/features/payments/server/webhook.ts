import type Stripe from 'stripe'
import { refuse } from '#kernel/refusal.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import type { Requester } from '#server/operations/requester.ts'
import { command } from '#server/operations/slice.ts'
import type { Gateway } from '#server/operations/tools.ts'
import { accountNotified, chargebackNotified, paymentNotified, payments, payoutNotified } from '../contract.ts'
import { hearAccount } from './account/queries-accounts.ts'
import { hearMessage, isNews, paymentOfRef } from './queries.ts'
import { hearRefund } from './refunds/queries-refunds.ts'

const OLDEST_SECONDS = 300

/** Stripe sends events of connected accounts to an endpoint of their own, with a secret of its own. */
function readEvent({ stripe, webhook_secret, account_webhook_secret }: Gateway, raw: Requester['raw']): Stripe.Event | undefined {
  for (const secret of [webhook_secret, account_webhook_secret]) {
    try {
      if (raw && secret) return stripe.webhooks.constructEvent(raw.body, raw.signature, secret, OLDEST_SECONDS)
    } catch {}
  }
  return undefined
}

/** The connected account that an event is about: what happens to the account itself, not to payments in it. */
const accountIn = ({ account, type }: Stripe.Event) => (account && /^(account|capability|person)\./.test(type) ? account : undefined)

/** Security: the webhook's content is not trusted; only the payment's id is read, and the gateway is polled. */
function subjectOf({ object }: Stripe.Event.Data) {
  const { id, payment_intent, metadata } = object as { id?: unknown; payment_intent?: unknown; metadata?: { payment_id?: unknown } }
  const ref = String(typeof payment_intent === 'string' ? payment_intent : (id ?? ''))
  const ours = String(metadata?.payment_id ?? '')
  return { ref, payment_id: isUuid<'payments'>(ours) ? ours : null }
}

/** Payouts belong to the slice above that sent them; each message is passed on once. */
async function heardOfPayout(tx: Tx, emit: Emit, provider: string, event: Stripe.Event) {
  const { ref } = subjectOf(event.data)
  if (await isNews(tx, provider, { event_id: event.id, type: event.type, ref })) emit(payoutNotified, { payout_ref: ref })
  return { received: true as const }
}

/** A refund can fail days after it was sent: then it is asked for again. */
async function heardOfRefund(tx: Tx, emit: Emit, provider: string, { id: event_id, type, data }: Stripe.Event) {
  const ref = String((data.object as { id?: unknown }).id ?? '')
  const payment_id = (await isNews(tx, provider, { event_id, type, ref })) && (await hearRefund(tx, ref))
  if (payment_id) emit(paymentNotified, { payment_id })
  return { received: true as const }
}

/** A cardholder disputes a payment: its slice asks the gateway how that stands. */
async function heardOfChargeback(tx: Tx, emit: Emit, provider: string, { id: event_id, type, data }: Stripe.Event) {
  const { id, payment_intent } = data.object as { id?: unknown; payment_intent?: unknown }
  const dispute_ref = String(id ?? '')
  if (!(await isNews(tx, provider, { event_id, type, ref: dispute_ref }))) return { received: true as const }
  const payment_id = await paymentOfRef(tx, provider, String(payment_intent ?? ''))
  if (payment_id) emit(chargebackNotified, { dispute_ref, payment_id })
  return { received: true as const }
}

export const webhook = command(payments.webhook, async ({ requester, tx, emit, tools: { gateway } }) => {
  const event = readEvent(gateway, requester.raw)
  if (!event) return refuse('webhook.signature')
  if (event.type.startsWith('payout.')) return heardOfPayout(tx, emit, gateway.provider, event)
  if (/^(refund|charge\.refund)\./.test(event.type)) return heardOfRefund(tx, emit, gateway.provider, event)
  if (event.type.startsWith('charge.dispute.')) return heardOfChargeback(tx, emit, gateway.provider, event)
  const account_id = accountIn(event)
  if (account_id) {
    const members = await hearAccount(tx, gateway.provider, { event_id: event.id, type: event.type, account_id })
    for (const member_id of members) emit(accountNotified, { member_id })
    return { received: true as const }
  }
  const message = { event_id: event.id, type: event.type, ...subjectOf(event.data) }
  for (const id of await hearMessage(tx, gateway.provider, message)) emit(paymentNotified, { payment_id: id })
  return { received: true as const }
})
