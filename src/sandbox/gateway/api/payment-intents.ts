import { z } from 'zod'
import type { Call } from '../call.ts'
import { byName, type Decline } from '../cards.ts'
import { chargeable, currency, email, metadata, text, yes } from '../fields.ts'
import type { Failure, PaymentIntent, PaymentMethod } from '../objects.ts'
import { isRefusal, missing, type Refusal, refuse } from '../refusals.ts'
import { load, make, save, secret } from '../store.ts'
import { charge } from './charges.ts'
import { emit } from './events.ts'
import {
  askBank,
  type Confirmation,
  confirmInput,
  failureOf,
  intentInput,
  needsReturn,
  newIntent,
  unexpected,
  usable,
  wantsAuthentication,
} from './intents.ts'
import { command, listOf, move, type Outcome, retrieve } from './route.ts'

const createInput = z.object({
  ...intentInput,
  amount: chargeable,
  currency,
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirmation_method: z.literal('automatic').optional(),
  off_session: yes.optional(),
  receipt_email: email.optional(),
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  statement_descriptor: text.max(22).optional(),
  statement_descriptor_suffix: text.max(22).optional(),
  transfer_group: text.max(500).optional(),
})
type Create = z.output<typeof createInput>

async function create(call: Call, input: Create): Promise<Outcome> {
  if (input.customer && !(await load(call, 'customer', input.customer))) return missing('customer', input.customer, 'customer')
  const method = input.payment_method ? await usable(call, input.customer ?? null, input.payment_method) : undefined
  if (isRefusal(method)) return method
  if (input.confirm && !input.off_session && !input.return_url) return needsReturn()
  if (input.off_session && !input.confirm)
    return refuse(400, 'You can set `off_session` only together with `confirm=true`.', { param: 'off_session' })
  const intent = await make(call, 'payment_intent', fresh(input, method))
  return input.confirm ? confirm(call, intent, { ...input, payment_method: method?.id }) : intent
}

const fresh = (input: Create, method: PaymentMethod | undefined) => ({
  ...newIntent(`pi_${secret()}`),
  amount: input.amount,
  amount_received: 0,
  amount_capturable: 0,
  currency: input.currency,
  capture_method: input.capture_method ?? ('automatic_async' as const),
  confirmation_method: 'automatic' as const,
  canceled_at: null,
  customer: input.customer ?? null,
  description: input.description ?? null,
  last_payment_error: null,
  latest_charge: null,
  metadata: input.metadata ?? {},
  payment_method: method?.id ?? null,
  payment_method_types: ['card'],
  receipt_email: input.receipt_email ?? null,
  setup_future_usage: input.setup_future_usage ?? null,
  statement_descriptor: input.statement_descriptor ?? null,
  transfer_group: input.transfer_group ?? null,
  status: method ? ('requires_confirmation' as const) : ('requires_payment_method' as const),
})

const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']

async function confirm(call: Call, intent: PaymentIntent, input: Confirmation): Promise<Outcome> {
  if (!open.includes(intent.status)) return unexpected(intent, 'confirm')
  const id = input.payment_method ?? intent.payment_method
  if (!id)
    return refuse(400, "You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    })
  if (!input.off_session && !input.return_url) return needsReturn()
  const method = await usable(call, intent.customer, id)
  if (isRefusal(method)) return method
  if (!wantsAuthentication(method)) return settle(call, intent, method)
  if (input.off_session) return decline(call, intent, method, 'authentication_required')
  const asked = await askBank(call, intent, method, input.return_url!)
  await emit(call, 'payment_intent.requires_action', asked)
  return asked
}

/** Charges the card: the bank accepts or declines. */
export async function settle(call: Call, intent: PaymentIntent, method: PaymentMethod): Promise<PaymentIntent | Refusal> {
  const { declines } = byName(method._card)
  if (declines) return decline(call, intent, method, declines)
  const kept = { ...method, _used: true, ...(intent.setup_future_usage && intent.customer && { customer: intent.customer, _set_up: true }) }
  await save(call, kept)
  const { id } = await charge(call, intent, kept, null)
  const paid = { status: 'succeeded', latest_charge: id, amount_received: intent.amount, payment_method: method.id } as const
  const settled = await save(call, { ...intent, ...paid, next_action: null, last_payment_error: null })
  await emit(call, 'payment_intent.succeeded', settled)
  return settled
}

async function decline(call: Call, intent: PaymentIntent, method: PaymentMethod, reason: Decline): Promise<Refusal> {
  const failure = failureOf(reason, method)
  const { id } = await charge(call, intent, method, failure)
  const payment_intent = await fail(call, { ...intent, latest_charge: id }, failure)
  return refuse(402, failure.message, { ...failure, charge: id, payment_intent })
}

export async function fail(call: Call, intent: PaymentIntent, failure: Failure): Promise<PaymentIntent> {
  const failed = { status: 'requires_payment_method', payment_method: null, next_action: null, last_payment_error: failure } as const
  const kept = await save(call, { ...intent, ...failed })
  await emit(call, 'payment_intent.payment_failed', kept)
  return kept
}

async function cancel(call: Call, intent: PaymentIntent, cancellation_reason: string | null): Promise<Outcome> {
  if (!open.includes(intent.status)) return unexpected(intent, 'cancel')
  const canceled = await save(call, { ...intent, status: 'canceled', canceled_at: call.now, cancellation_reason, next_action: null })
  await emit(call, 'payment_intent.canceled', canceled)
  return canceled
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']
export const paymentIntents = [
  command({ on: 'POST /v1/payment_intents', input: createInput.shape, answer: create }),
  move({
    on: 'POST /v1/payment_intents/:id/confirm',
    of: 'payment_intent',
    input: confirmInput,
    answer: (call, input, intent) => confirm(call, intent, input),
  }),
  move({
    on: 'POST /v1/payment_intents/:id/cancel',
    of: 'payment_intent',
    input: { cancellation_reason: z.enum(reasons).optional() },
    answer: (call, { cancellation_reason = null }, intent) => cancel(call, intent, cancellation_reason),
  }),
  move({
    on: 'POST /v1/payment_intents/:id',
    of: 'payment_intent',
    input: { metadata: metadata.optional(), description: text.optional() },
    answer: (call, { metadata, description = null }, intent) =>
      save(call, { ...intent, metadata: { ...intent.metadata, ...metadata }, description: description ?? intent.description }),
  }),
  retrieve('payment_intent', '/v1/payment_intents'),
  listOf('payment_intent', '/v1/payment_intents', ['customer']),
]
