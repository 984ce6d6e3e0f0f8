import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { orderProblemSettled } from '../../contract.ts'
import { hasProblem } from '../../rules.ts'
import { parties } from '../move.ts'
import { orderById } from '../queries.ts'
import { endProblem } from './queries-problems.ts'

/** Decision of an administrator: automatic release continues, but only after both parties had time to read it. */
export async function settleProblem(
  context: Pick<TransactionContext, 'tx' | 'emit'>,
  order_id: Id<'orders'>,
): Promise<'order.not_found' | 'order.wrong_state' | 'done'> {
  await lock(context.tx, 'orders', [order_id])
  const order = await orderById(context.tx, order_id)
  if (!order) return 'order.not_found'
  if (!hasProblem(order)) return 'order.wrong_state'
  context.emit(orderProblemSettled, parties(await endProblem(context.tx, order_id)))
  return 'done'
}
