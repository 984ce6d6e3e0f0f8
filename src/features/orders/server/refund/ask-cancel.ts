import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { orderCancelAsked, orders } from '../../contract.ts'
import { mayAskCancel } from '../../rules.ts'
import { parties } from '../move.ts'
import { findOrder } from '../queries.ts'
import { orderView } from '../view.ts'
import { keepCancelAsked } from './queries-refunds.ts'

/** The seller may still send it; without an answer the clock cancels it. */
export const askCancel = command(orders.askCancel, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findOrder(tx, input.id, viewer.id)
  if (order?.buyer_id !== viewer.id) return refuse('order.not_found')
  if (!mayAskCancel(order)) return refuse('order.wrong_state')
  const asked = await keepCancelAsked(tx, order.id, input.reason)
  call.emit(orderCancelAsked, parties(asked))
  return { order: await orderView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, asked) }
})
