import type { Call } from '../call.ts'
import { byName } from '../cards.ts'
import type { Failure, GatewayCharge, PaymentIntent, PaymentMethod } from '../objects.ts'
import { make, plan, save } from '../store.ts'
import { book } from './balance.ts'
import { listOf, retrieve } from './route.ts'

/** Seconds until a cardholder disputes; at once with the test cards of Stripe. */
const secondsUntilDisputed = 2

/** Records a charge for each attempt of a payment; only a paid one changes the balance. */
export async function charge(call: Call, intent: PaymentIntent, method: PaymentMethod, failure: Failure | null): Promise<GatewayCharge> {
  const paid = !failure
  const made = await make(call, 'charge', {
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    captured: paid,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
    transfer_group: intent.transfer_group,
  })
  if (!paid) return made
  if (byName(method._card).disputes) await plan(call, made.id, 'dispute', secondsUntilDisputed)
  return save(call, { ...made, balance_transaction: (await book(call, 'charge', made, intent.amount)).id })
}

export const charges = [retrieve('charge', '/v1/charges'), listOf('charge', '/v1/charges', ['customer', 'payment_intent', 'transfer_group'])]
