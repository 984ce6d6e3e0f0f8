import { payOutside } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { subscriptions } from '../../contract.ts'
import { findLive, openCharge } from '../queries.ts'
import { isUnderWay, payFor } from './charge.ts'
import { type ChargeRef, conclude } from './conclude.ts'

/** Pays a failed renewal on session, so 3-D Secure is possible. A declined card does not use up one of the automatic attempts. */
export const payNow = phasedCommand(subscriptions.payNow, {
  async prepare(call): Promise<ChargeRef | ReturnType<typeof refuse>> {
    const { input, viewer, tx } = call
    await lock(tx, 'members', [viewer.id])
    const row = await findLive(tx, viewer.id)
    if (row?.id !== input.id) return refuse('subscription.not_found')
    const charge = row.status === 'past_due' ? await openCharge(tx, row.id) : undefined
    if (!charge) return refuse('subscription.wrong_state')
    if (await isUnderWay(tx, charge.id)) return refuse('subscription.payment_open')
    const payment_id = await payFor(call, charge, input.payment_method_id, { away: false })
    return { charge_id: charge.id, payment_id, member_id: viewer.id, back: '/setting/account/plan' }
  },
  outside: async ({ charge_id, payment_id, back }, tools, db) =>
    payOutside(
      tools,
      db,
      payment_id!,
      `${tools.site.public_url}/subscription/paid?${new URLSearchParams({ charge: charge_id, redirect_back: back })}`,
    ),
  finish: conclude,
})
