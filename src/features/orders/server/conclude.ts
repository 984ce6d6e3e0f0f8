import { recordPayment, type Word } from '#features/payments/server/public.ts'
import { releaseStock } from '#features/products/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Deed } from '#server/run/call.ts'
import { lock } from '#server/run/locks.ts'
import { orderCancelled } from '../contract.ts'
import { EXTENDED_MINUTES } from '../rules.ts'
import { fulfil } from './fulfil.ts'
import { groupView } from './group-view.ts'
import { move, parties } from './move.ts'
import { endGroup, extendGroup, findGroup, type GroupRow, ordersOfGroup } from './queries.ts'

/** What the gateway said becomes what we know, once. Every way here locks the group first. */
export async function conclude(deed: Deed, group_id: string, payment_id: string, word: Word) {
  const { tx } = deed
  await lock(tx, 'order_groups', [group_id])
  await lock(
    tx,
    'orders',
    (await ordersOfGroup(tx, group_id)).map((order) => order.id),
  )
  const payment = await recordPayment(deed, payment_id, word)
  const group = (await findGroup(tx, group_id))!
  if (payment.status === 'captured') await fulfil(deed, group, payment)
  else if (payment.status === 'failed' || payment.status === 'voided') await cancelUnpaid(deed, group, 'payment')
  else await extendGroup(tx, group_id, EXTENDED_MINUTES)
  if (payment.status === 'failed') return refuse('payment.declined', { reason: payment.failure })
  return { group: await groupView(deed.tx, (await findGroup(tx, group_id))!) }
}

export type Ended = 'buyer' | 'clock' | 'payment'

/** The unpaid order and its reservation end together. Done once: a paid or cancelled group stays as it is. */
export async function cancelUnpaid(deed: Deed, group: GroupRow, by: Ended) {
  if (group.status !== 'pending_payment') return
  const at = await deed.clock()
  await endGroup(deed.tx, group.id, 'cancelled')
  const action = by === 'buyer' ? ({ action: 'cancel', by: 'buyer' } as const) : ({ action: 'expire', by: 'clock' } as const)
  for (const order of await ordersOfGroup(deed.tx, group.id)) {
    const moved = await move(
      deed,
      order,
      { ...action, actor_id: by === 'buyer' ? group.buyer_id : null, at },
      { payment_status: 'voided', cancelled_at: at },
    )
    deed.emit(orderCancelled, { ...parties(moved), by })
  }
  await releaseStock(deed, group.id)
}
