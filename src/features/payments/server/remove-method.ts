import Stripe from 'stripe'
import { refuse } from '#kernel/refusal.ts'
import type { Question } from '#server/run/call.ts'
import { handleAfter } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { payments } from '../contract.ts'
import { dropMethod, findMethod, setDefault } from './queries.ts'

/** First the gateway forgets it: if we die in between, the member sees the card still and removes it again. */
async function detached({ input, viewer, db, tools: { gateway } }: Question<typeof payments.removeMethod>) {
  if (!(await findMethod(db, viewer.id, gateway.provider, input.payment_method_id))) return refuse('payment_method.not_found')
  try {
    await gateway.stripe.paymentMethods.detach(input.payment_method_id)
  } catch (fault) {
    if (!(fault instanceof Stripe.errors.StripeError)) throw fault
    if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) return refuse('payment.gateway')
  }
  return true
}

export const removeMethod = handleAfter(payments.removeMethod, detached, async ({ input, viewer, tx, tools: { gateway } }) => {
  await lock(tx, 'members', [viewer.id])
  await dropMethod(tx, viewer.id, gateway.provider, input.payment_method_id)
  await setDefault(tx, viewer.id, gateway.provider)
  return { done: true as const }
})
