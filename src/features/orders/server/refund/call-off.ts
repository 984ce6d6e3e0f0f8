import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { orderCancelled, orders } from '../../contract.ts'
import { leftOf } from '../../rules.ts'
import { allowed, move, parties } from '../move.ts'
import { findOrder, type OrderRow } from '../queries.ts'
import { giveBack } from './give-back.ts'
import { gatewayPhases, type RefundRef } from './phases.ts'

const by = { action: 'call_off', by: 'seller' } as const

export const callOff = phasedCommand(orders.callOff, {
  async prepare(call): Promise<RefundRef | ReturnType<typeof refuse<'order.not_found' | 'order.wrong_state'>>> {
    const { input, viewer, tx } = call
    await lock(tx, 'orders', [input.id])
    const order = await findOrder(tx, input.id, viewer.id)
    if (order?.seller_id !== viewer.id) return refuse('order.not_found')
    if (!allowed(order, by)) return refuse('order.wrong_state')
    return endUnsent(call, order, { ...by, actor: 'seller', actor_id: viewer.id, note: input.reason, restock: input.restock, asked_now: true })
  },
  ...gatewayPhases,
})

type Ending = Parameters<typeof move>[2]
interface Unsent {
  readonly action: Ending['action']
  readonly by: Ending['by']
  readonly actor: 'seller' | 'system'
  readonly actor_id: Id<'members'> | null
  readonly note: string
  readonly restock: boolean
  readonly asked_now: boolean
}
/** Ends a paid order that was not sent: the payment goes back, the stock returns. Precondition: the order is locked and may move so. */
export async function endUnsent(context: TransactionContext, order: OrderRow, { action, by, actor_id, ...given }: Unsent): Promise<RefundRef> {
  const { refund, changed } = await giveBack(context, order, { ...given, actor_id, amount: leftOf(order), reason: 'cancelled' })
  const at = await context.clock()
  const moved = await move(context, order, { action, by, actor_id, at }, { ...changed, cancelled_at: at })
  context.emit(orderCancelled, { ...parties(moved), by: given.actor === 'seller' ? 'seller' : 'asked' })
  return { payment_refund_id: refund.payment_refund_id }
}
