import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { allowed } from '../move.ts'
import { findOrder } from '../queries.ts'
import { orderView } from '../view.ts'
import { deliver } from './deliver.ts'

/** Fraud: the seller can never release the money; only the buyer or the timer can. */
export const confirm = command(orders.confirm, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findOrder(tx, input.id, viewer.id)
  if (!order || order.buyer_id !== viewer.id) return refuse('order.not_found')
  if (!allowed(order, { action: 'confirm', by: 'buyer' })) return refuse('order.wrong_state')
  const moved = await deliver(call, order, 'buyer')
  return { order: await orderView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, moved) }
})
