import { findPayment, recordPayment, voidOutside, type Word } from '#features/payments/server/public.ts'
import type { Sweeper } from '#server/run/handle.ts'
import { endOrWait } from './conclude.ts'
import { lockPurchase } from './queries.ts'
import { dueGroups, nextGroup } from './queries-due.ts'

/** A checkout that ran out: its payment is called back first, so that no money can come for what is free again. On silence the payments' own clock goes on calling it back. */
export const expireUnpaid: Sweeper = {
  name: 'orders.expire_unpaid',
  due: dueGroups,
  next: nextGroup,
  async outside(db, id, tools) {
    const payment = await findPayment(db, 'order_group', id)
    return payment && { payment_id: payment.id, word: await voidOutside(tools, db, payment.id) }
  },
  async finish(deed, id, result) {
    const purchase = (await lockPurchase(deed.tx, id))!
    const { group } = purchase
    if (group.status !== 'pending_payment' || group.cancel_asked_at || group.reserved_until! > (await deed.clock())) return
    const known = result as { payment_id: string; word: Word } | undefined
    const payment = known && (await recordPayment(deed, known.payment_id, known.word, { concluded: true }))
    await endOrWait(deed, purchase, payment, 'clock')
  },
}
