import { findPayment } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { orders } from '../contract.ts'
import { groupView } from './payment/group-view.ts'
import { findHandled, findOwnGroup, ordersOfGroup } from './queries.ts'
import { orderView } from './view.ts'

export const show = query(orders.show, async ({ input, viewer, db, requester, tools }) => {
  const order = await findHandled(db, input.id, viewer.id)
  return order
    ? { order: await orderView({ db, files: tools.files, locale: requester.locale, viewer: viewer.id }, order) }
    : refuse('order.not_found')
})

export const showGroup = query(orders.showGroup, async ({ input, viewer, db }) => {
  const group = await findOwnGroup(db, input.id, viewer.id)
  if (!group) return refuse('order.not_found')
  const [payment, made] = [await findPayment(db, 'order_group', group.id), await ordersOfGroup(db, group.id)]
  return { group: groupView({ group, orders: made }, payment) }
})
