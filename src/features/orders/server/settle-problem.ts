import type { Deed } from '#server/run/call.ts'
import { lock } from '#server/run/locks.ts'
import { orderProblemSettled } from '../contract.ts'
import { hasProblem } from '../rules.ts'
import { parties } from './move.ts'
import { orderById } from './queries.ts'
import { endProblem } from './queries-problems.ts'

/** An administrator has looked into it: the release goes on by the clock, not before both have had time to read that. */
export async function settleProblem(deed: Pick<Deed, 'tx' | 'emit'>, order_id: string): Promise<'order.not_found' | 'order.wrong_state' | 'done'> {
  await lock(deed.tx, 'orders', [order_id])
  const order = await orderById(deed.tx, order_id)
  if (!order) return 'order.not_found'
  if (!hasProblem(order)) return 'order.wrong_state'
  deed.emit(orderProblemSettled, parties(await endProblem(deed.tx, order_id)))
  return 'done'
}
