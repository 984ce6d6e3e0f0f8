import { askVoid, lockingPayment, type PaymentRow, recordLocked, type Word } from '#features/payments/server/public.ts'
import { releaseStock } from '#features/products/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { together } from '#server/flights.ts'
import type { Deed } from '#server/run/call.ts'
import { orderCancelled } from '../contract.ts'
import { EXTENDED_MINUTES } from '../rules.ts'
import { fulfil } from './fulfil.ts'
import { groupView } from './group-view.ts'
import { moveAll, parties } from './move.ts'
import { cancelAsked, cancelled, extended, lockingPurchase, nowBehind, type Purchase } from './queries.ts'

/** What the gateway said becomes what we know, once. Every way here locks the group first. */
export async function conclude(before: Deed, group_id: string, payment_id: string, word: Word) {
  const { tx } = before
  const [[group], orders, [row], [now]] = await together(tx, ...lockingPurchase(tx, group_id), lockingPayment(tx, payment_id), nowBehind)
  const deed: Deed = { ...before, clock: async () => now!.at }
  const purchase = { group: group!, orders }
  const payment = await recordLocked(deed, row!, word, { concluded: true })
  if (payment.status === 'captured') return { group: groupView(await fulfil(deed, purchase, payment), payment) }
  if (payment.status === 'failed' || payment.status === 'voided') {
    const after = await cancelUnpaid(deed, purchase, 'payment')
    return payment.status === 'failed' ? refuse('payment.declined', { reason: payment.failure }) : { group: groupView(after, payment) }
  }
  return { group: groupView(await extend(deed, purchase), payment) }
}

async function extend({ tx }: Deed, purchase: Purchase): Promise<Purchase> {
  const { group } = purchase
  return group.status === 'pending_payment' && !group.extended && !group.cancel_asked_at
    ? { ...purchase, group: await extended(tx, group, EXTENDED_MINUTES) }
    : purchase
}

/** Only the gateway's last word ends a purchase: until it is heard, what was reserved stays, and the payment is called back by the clock. */
export async function endOrWait(deed: Deed, purchase: Purchase, payment: PaymentRow | undefined, by: 'buyer' | 'clock') {
  if (payment?.status === 'captured') return { purchase: await fulfil(deed, purchase, payment), payment }
  if (!payment || payment.status === 'failed' || payment.status === 'voided') return { purchase: await cancelUnpaid(deed, purchase, by), payment }
  const { group } = purchase
  const waits = group.status === 'pending_payment' && !group.cancel_asked_at ? await cancelAsked(deed.tx, group.id, by) : group
  return { purchase: { ...purchase, group: waits }, payment: await askVoid(deed, payment) }
}

export type Ended = 'buyer' | 'clock' | 'payment'

/** The unpaid order and its reservation end together. Done once: a paid or cancelled group stays as it is. */
export async function cancelUnpaid(deed: Deed, purchase: Purchase, by: Ended): Promise<Purchase> {
  const { group, orders } = purchase
  if (group.status !== 'pending_payment') return purchase
  const at = await deed.clock()
  const ended = await cancelled(deed.tx, group.id)
  const action = by === 'buyer' ? ({ action: 'cancel', by: 'buyer' } as const) : ({ action: 'expire', by: 'clock' } as const)
  const actor_id = by === 'buyer' ? group.buyer_id : null
  const moved = await moveAll(deed.tx, orders, { ...action, actor_id, at }, { payment_status: 'voided', cancelled_at: at })
  for (const order of moved) deed.emit(orderCancelled, { ...parties(order), by })
  await releaseStock(deed, group.id)
  return { group: ended, orders: moved }
}
