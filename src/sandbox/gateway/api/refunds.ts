import { z } from 'zod'
import type { Call } from '../call.ts'
import { byName } from '../cards.ts'
import { amount, metadata, text } from '../fields.ts'
import type { GatewayCharge, Refund } from '../objects.ts'
import { isRefusal, missing, type Refusal, refuse } from '../refusals.ts'
import { load, locked, make, plan, save } from '../store.ts'
import { book } from './balance.ts'
import { emit } from './events.ts'
import { command, listOf, type Outcome, retrieve } from './route.ts'

const input = z.object({
  amount: amount.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
type RefundInput = z.output<typeof input>
/** Seconds until a bank returns a refund, or accepts a slow one; up to thirty days at Stripe. */
const secondsAtTheBank = 2

async function refund(call: Call, input: RefundInput): Promise<Outcome> {
  const charge = await chargeOf(call, input)
  if (isRefusal(charge)) return charge
  if (charge.disputed) return refuse(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
  const left = charge.amount_captured - charge.amount_refunded
  if (!left) return refuse(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = input.amount ?? left
  if (amount > left) return refuse(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, { param: 'amount' })
  const { id, currency, payment_intent } = charge
  const { refunds } = byName((await load(call, 'payment_method', charge.payment_method))!._card)
  const status = refunds === 'wait' ? 'pending' : 'succeeded'
  const amounts = { amount, charge: id, currency, payment_intent, balance_transaction: null }
  const made = await make(call, 'refund', { ...amounts, metadata: input.metadata ?? {}, reason: input.reason ?? null, status })
  const refunded = await save(call, { ...made, balance_transaction: (await book(call, 'refund', made, -amount)).id })
  const amount_refunded = charge.amount_refunded + amount
  await emit(call, 'charge.refunded', await save(call, { ...charge, amount_refunded, refunded: amount_refunded === charge.amount }))
  await emit(call, 'refund.updated', refunded)
  if (refunds) await plan(call, refunded.id, refunds === 'fail' ? 'fail_refund' : 'send_refund', secondsAtTheBank)
  return refunded
}

/** The card's bank returns what it cannot book: a refund that had succeeded fails, as at Stripe. */
export async function failRefund(call: Call, id: string) {
  const sent = await locked(call, 'refund', id)
  if (sent?.status !== 'succeeded') return
  const charge = (await locked(call, 'charge', sent.charge))!
  await save(call, { ...charge, amount_refunded: charge.amount_refunded - sent.amount, refunded: false })
  const back = { failure_balance_transaction: (await book(call, 'refund_failure', sent, sent.amount)).id, failure_reason: 'lost_or_stolen_card' }
  const failed: Refund = await save(call, { ...sent, ...back, status: 'failed' })
  await emit(call, 'refund.failed', failed)
}

export async function sendRefund(call: Call, id: string) {
  const waiting = await locked(call, 'refund', id)
  if (waiting?.status === 'pending') await emit(call, 'refund.updated', await save(call, { ...waiting, status: 'succeeded' as const }))
}

/** The charge to refund, with a row lock: concurrent refunds must not exceed it. */
async function chargeOf(call: Call, input: RefundInput): Promise<GatewayCharge | Refusal> {
  if (input.charge) return (await locked(call, 'charge', input.charge)) ?? missing('charge', input.charge, 'charge')
  if (!input.payment_intent)
    return refuse(400, 'One of the following params should be provided for this request: payment_intent or charge.', { code: 'parameter_missing' })
  const intent = await load(call, 'payment_intent', input.payment_intent)
  if (!intent) return missing('payment_intent', input.payment_intent, 'payment_intent')
  const charge = intent.status === 'succeeded' ? await locked(call, 'charge', intent.latest_charge!) : undefined
  return charge ?? refuse(400, 'This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' })
}

export const refunds = [
  command({ on: 'POST /v1/refunds', input: input.shape, answer: refund }),
  retrieve('refund', '/v1/refunds'),
  listOf('refund', '/v1/refunds', ['charge', 'payment_intent']),
]
