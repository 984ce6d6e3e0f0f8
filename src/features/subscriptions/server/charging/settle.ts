import { findPayment, lookOutside, voidOutside } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { subscriptions } from '../../contract.ts'
import { findCharge } from '../queries.ts'
import { CHARGE } from '../view.ts'
import { type ChargeRef, conclude } from './conclude.ts'

async function ownCharge(tx: Tx, id: Id<'subscription_charges'>, member_id: Id<'members'>): Promise<ChargeRef | ReturnType<typeof refuse>> {
  const charge = await findCharge(tx, id)
  if (charge?.member_id !== member_id) return refuse('subscription.not_found')
  const payment = await findPayment(tx, CHARGE, id)
  return { charge_id: id, payment_id: payment?.id ?? null, member_id, back: '' }
}

/** Asks the gateway after 3-D Secure, or when the page is opened again; its answer is final. */
export const settle = phasedCommand(subscriptions.settle, {
  prepare: ({ input, viewer, tx }) => ownCharge(tx, input.id, viewer.id),
  outside: async ({ payment_id }, tools, db) => (payment_id ? lookOutside(tools, db, payment_id) : null),
  finish: conclude,
})

/** The payer cancelled at 3-D Secure: voids the payment unless it is already captured. */
export const giveUp = phasedCommand(subscriptions.giveUp, {
  async prepare({ input, viewer, tx }) {
    const ref = await ownCharge(tx, input.id, viewer.id)
    const charge = await findCharge(tx, input.id)
    if ('refused' in ref) return ref
    return charge!.status === 'open' && charge!.kind !== 'renewal' ? ref : refuse('subscription.wrong_state')
  },
  outside: async ({ payment_id }, tools, db) => (payment_id ? voidOutside(tools, db, payment_id) : null),
  finish: (context, ref, word) => conclude(context, ref, word, 'member'),
})
