import { balancesOf } from '#features/ledger/server/public.ts'
import { maySend, orderSeen } from '#features/orders/server/public.ts'
import { shippingMode } from '#features/shipping/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { labels } from '../contract.ts'
import { parcelsIn } from './many/queries-many.ts'
import { labelsOf } from './queries.ts'
import { labelView } from './view.ts'
import { partiesOfLabel } from './wish.ts'

/** A sale of one’s own. */
export async function findSale(db: Db, id: Id<'orders'>, seller_id: Id<'members'>) {
  const order = await orderSeen(db, id, seller_id)
  return order?.seller_id === seller_id ? order : undefined
}
/** Whether a label can be bought for it: it may be sent, and its seller sends with labels bought here. */
export async function mayBuy(db: Db, tools: Tools, order: NonNullable<Awaited<ReturnType<typeof findSale>>>) {
  if (!maySend(order)) return refuse('order.wrong_state')
  return (await shippingMode(db, tools, order.seller_id)) === 'easypost' ? undefined : refuse('label.mode')
}

export const list = query(labels.list, async ({ input: { id }, viewer, db, tools }) => {
  const order = await findSale(db, id, viewer.id)
  if (!order) return refuse('order.not_found')
  const may_buy = !refused(await mayBuy(db, tools, order))
  const { currency } = order
  return {
    ...{ may_buy, currency, member_id: viewer.id, labels: (await labelsOf(db, id)).map(labelView) },
    available: Math.max(0, (await balancesOf(db, viewer.id)).find((one) => one.currency === currency)?.available ?? 0),
    has_sender: (await partiesOfLabel(db, order)).from !== undefined,
    parcel: may_buy ? ((await parcelsIn(db, [id])).get(id) ?? null) : null,
  }
})
