import { findPayment, recordPayment, voidOutside, type Word } from '#features/payments/server/public.ts'
import type { Sweeper } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { cancelUnpaid } from './conclude.ts'
import { fulfil } from './fulfil.ts'
import { dueGroups, findGroup, nextGroup, ordersOfGroup } from './queries.ts'

/** A checkout that ran out: its payment is called back first, so that no money can come for what is free again. */
export const expireUnpaid: Sweeper = {
  name: 'orders.expire_unpaid',
  due: dueGroups,
  next: nextGroup,
  async outside(db, id, tools) {
    const payment = await findPayment(db, 'order_group', id)
    return payment && { payment_id: payment.id, word: await voidOutside(tools, db, payment.id) }
  },
  async finish(deed, id, result) {
    const { tx } = deed
    await lock(tx, 'order_groups', [id])
    await lock(
      tx,
      'orders',
      (await ordersOfGroup(tx, id)).map((order) => order.id),
    )
    const group = (await findGroup(tx, id))!
    if (group.status !== 'pending_payment' || group.reserved_until! > (await deed.clock())) return
    const known = result as { payment_id: string; word: Word } | undefined
    const payment = known && (await recordPayment(deed, known.payment_id, known.word))
    if (payment?.status === 'captured') await fulfil(deed, group, payment)
    else await cancelUnpaid(deed, group, 'clock')
  },
}
