import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { findHandled } from '../queries.ts'
import { orderView } from '../view.ts'
import { sendFirst } from './send-parcel.ts'

export const ship = command(orders.ship, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findHandled(tx, input.id, viewer.id)
  if (!order || order.buyer_id === viewer.id) return refuse('order.not_found')
  const sent = await sendFirst(call, order, { ...input, by: viewer.id })
  if (refused(sent)) return refuse('order.wrong_state')
  return { order: await orderView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, sent.order) }
})
