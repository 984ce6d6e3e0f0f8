import Stripe from 'stripe'
import { refuse } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { payments } from '../contract.ts'
import type { PaymentCard } from '../rules.ts'
import { customerOf } from './customer.ts'
import { cardOfMethod } from './gateway-result.ts'
import { findMethod, keepCard, setDefault } from './queries.ts'

type Ask = QueryContext<typeof payments.keepMethod>

/** A new card is attached to the customer at the gateway; a saved one needs no request. */
async function attached({ input, viewer, db, tools }: Ask) {
  const kept = await findMethod(db, viewer.id, tools.gateway.provider, input.payment_method_id)
  if (kept) return kept satisfies PaymentCard
  try {
    const customer = await customerOf(tools, db, viewer.id)
    const method = await tools.gateway.stripe.paymentMethods.attach(input.payment_method_id, { customer })
    return cardOfMethod(method) ?? refuse('payment_method.not_found')
  } catch (fault) {
    return refusalOf(fault)
  }
}

function refusalOf(fault: unknown) {
  if (fault instanceof Stripe.errors.StripeCardError) return refuse('payment.declined')
  if (fault instanceof Stripe.errors.StripeInvalidRequestError) return refuse('payment_method.not_found')
  if (fault instanceof Stripe.errors.StripeError) return refuse('payment.gateway')
  throw fault
}

/** Concurrency: the member is locked, so that only one card becomes the default. The first card always is. */
export const keepMethod = commandAfter(
  payments.keepMethod,
  attached,
  async ({ input, viewer, tx, tools: { gateway } }, { payment_method_id, type, brand, last4, exp_month, exp_year }) => {
    await lock(tx, 'members', [viewer.id])
    const kept = await keepCard(tx, viewer.id, gateway.provider, { payment_method_id, type, brand, last4, exp_month, exp_year })
    if (!kept) return refuse('payment_method.not_found')
    await setDefault(tx, viewer.id, gateway.provider, input.is_default ? payment_method_id : undefined)
    return { payment_method: (await findMethod(tx, viewer.id, gateway.provider, payment_method_id))! }
  },
)
