import Stripe from 'stripe'
import { refuse } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { payments } from '../contract.ts'
import { dropMethod, findMethod, setDefault } from './queries.ts'

/** Detached at the gateway first: if the process dies in between, the member still sees the card and can remove it again. */
async function detached({ input, viewer, db, tools: { gateway } }: QueryContext<typeof payments.removeMethod>) {
  if (!(await findMethod(db, viewer.id, gateway.provider, input.payment_method_id))) return refuse('payment_method.not_found')
  try {
    await gateway.stripe.paymentMethods.detach(input.payment_method_id)
  } catch (fault) {
    if (!(fault instanceof Stripe.errors.StripeError)) throw fault
    if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) return refuse('payment.gateway')
  }
  return true
}

export const removeMethod = commandAfter(payments.removeMethod, detached, async ({ input, viewer, tx, tools: { gateway } }) => {
  await lock(tx, 'members', [viewer.id])
  await dropMethod(tx, viewer.id, gateway.provider, input.payment_method_id)
  await setDefault(tx, viewer.id, gateway.provider)
  return { done: true as const }
})
