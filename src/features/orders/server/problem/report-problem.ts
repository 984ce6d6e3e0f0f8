import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { orderProblemReported, orders } from '../../contract.ts'
import { mayReport } from '../../rules.ts'
import { parties } from '../move.ts'
import { findOrder } from '../queries.ts'
import { orderView } from '../view.ts'
import { keepProblem } from './queries-problems.ts'

/** Stops the automatic release of the money. */
export const reportProblem = command(orders.reportProblem, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findOrder(tx, input.id, viewer.id)
  if (order?.buyer_id !== viewer.id) return refuse('order.not_found')
  if (!mayReport(order)) return refuse('order.wrong_state')
  const { problem, note } = input
  const kept = await keepProblem(tx, order.id, { problem, note })
  call.emit(orderProblemReported, { ...parties(kept), problem })
  return { order: await orderView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, kept) }
})
