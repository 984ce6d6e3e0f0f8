import Stripe from 'stripe'
import { failureOf, type PaymentCard, type PaymentStatus, type Word } from '../rules.ts'
import type { PaymentRow } from './queries.ts'

const STATUSES: Readonly<Record<string, Word['status']>> = {
  succeeded: 'captured',
  requires_action: 'requires_action',
  requires_payment_method: 'failed',
  canceled: 'voided',
  processing: 'processing',
  requires_capture: 'processing',
  requires_confirmation: 'processing',
}

const NOTHING = { action_url: null, failure: null, amount: null, currency: null, card: null } as const

/** Maps a PaymentIntent of Stripe. A failed intent was cancelled by us, so its status `canceled` means failed. */
export function resultOf(intent: Stripe.PaymentIntent): Word {
  const { id, last_payment_error: trouble, payment_method: method } = intent
  const status = intent.status === 'canceled' && trouble ? 'failed' : (STATUSES[intent.status] ?? 'processing')
  return {
    status,
    provider_ref: id,
    action_url: intent.next_action?.redirect_to_url?.url ?? null,
    failure: status === 'failed' ? failureOf(trouble?.decline_code, trouble?.code) : null,
    amount: status === 'captured' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    card: method && typeof method === 'object' ? cardOfMethod(method) : null,
  }
}

/** A declined card is an answer; network and server errors are none, and the poll asks again. */
export function resultOfFault(fault: unknown, provider_ref: string | null): Word {
  if (!(fault instanceof Stripe.errors.StripeError)) throw fault
  if (fault instanceof Stripe.errors.StripeCardError)
    return {
      ...NOTHING,
      status: 'failed',
      provider_ref: fault.payment_intent?.id ?? provider_ref,
      failure: failureOf(fault.decline_code, fault.code),
    }
  const isRefused =
    fault instanceof Stripe.errors.StripeInvalidRequestError &&
    fault.code !== 'payment_intent_unexpected_state' &&
    fault.param !== 'id' &&
    fault.param !== 'intent'
  return isRefused ? { ...NOTHING, status: 'failed', provider_ref, failure: 'card_unknown' } : { ...NOTHING, status: 'processing', provider_ref }
}

/** A payment in a final status: the gateway is not asked again. */
export const resultOfRow = ({ status, provider_ref, failure, amount, currency }: PaymentRow): Word => ({
  ...NOTHING,
  status: status as Exclude<PaymentStatus, 'requires_payment'>,
  provider_ref,
  failure: failure as Word['failure'],
  amount,
  currency,
})

export const voided = (provider_ref: string | null): Word => ({ ...NOTHING, status: 'voided', provider_ref })

export function cardOfMethod({ id, type, card }: Stripe.PaymentMethod): PaymentCard | null {
  return card ? { payment_method_id: id, type, brand: card.brand, last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year } : null
}
