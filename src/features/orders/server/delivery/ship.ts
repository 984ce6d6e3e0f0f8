import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { findOrder } from '../queries.ts'
import { orderView } from '../view.ts'
import { sendFirst } from './send-parcel.ts'

export const ship = command(orders.ship, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findOrder(tx, input.id, viewer.id)
  if (!order || order.seller_id !== viewer.id) return refuse('order.not_found')
  const sent = await sendFirst(call, order, input)
  if (refused(sent)) return refuse('order.wrong_state')
  return { order: await orderView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, sent.order) }
})
