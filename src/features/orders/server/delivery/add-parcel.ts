import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { findOrder } from '../queries.ts'
import { orderView } from '../view.ts'
import { sendFurther } from './send-parcel.ts'

export const addParcel = command(orders.addParcel, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findOrder(tx, input.id, viewer.id)
  if (!order || order.seller_id !== viewer.id) return refuse('order.not_found')
  const sent = await sendFurther(call, order, input)
  if (refused(sent)) return sent
  return { order: await orderView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, sent.order) }
})
