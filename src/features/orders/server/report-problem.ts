import { refuse } from '#kernel/refusal.ts'
import { handle } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { orderProblemReported, orders } from '../contract.ts'
import { mayReport } from '../rules.ts'
import { parties } from './move.ts'
import { findOrder } from './queries.ts'
import { keepProblem } from './queries-problems.ts'
import { orderView } from './view.ts'

/** The buyer says that something is wrong: from now on no clock releases the money. */
export const reportProblem = handle(orders.reportProblem, async (call) => {
  const { input, viewer, tx, asker, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findOrder(tx, input.id, viewer.id)
  if (order?.buyer_id !== viewer.id) return refuse('order.not_found')
  if (!mayReport(order)) return refuse('order.wrong_state')
  const { problem, note } = input
  const kept = await keepProblem(tx, order.id, { problem, note })
  call.emit(orderProblemReported, { ...parties(kept), problem })
  return { order: await orderView({ db: tx, files: tools.files, locale: asker.locale, viewer: viewer.id }, kept) }
})
