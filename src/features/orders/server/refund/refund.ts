import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { leftOf, mayRefund } from '../../rules.ts'
import { allowed, move } from '../move.ts'
import { findOrder } from '../queries.ts'
import { giveBack } from './give-back.ts'
import { gatewayPhases, type RefundRef } from './phases.ts'
import { keepGiven } from './queries-refunds.ts'

const by = { action: 'refund', by: 'seller' } as const

/** A part keeps the order as it is; with the last cent it is refunded. All of it before sending is a cancellation, which has its own door. */
export const refund = phasedCommand(orders.refund, {
  async prepare(call): Promise<RefundRef | ReturnType<typeof refuse<'order.not_found' | 'order.wrong_state' | 'refund.more_than_left'>>> {
    const { input, viewer, tx } = call
    await lock(tx, 'orders', [input.id])
    const order = await findOrder(tx, input.id, viewer.id)
    if (order?.seller_id !== viewer.id) return refuse('order.not_found')
    const at = await call.clock()
    if (!mayRefund(order, at)) return refuse('order.wrong_state')
    const { amount, reason, note } = input
    if (amount > leftOf(order)) return refuse('refund.more_than_left', { left: leftOf(order) })
    const all = amount === leftOf(order)
    if (all && !allowed(order, by)) return refuse('order.wrong_state')
    const given = await giveBack(call, order, { amount, reason, note, actor: 'seller', actor_id: viewer.id, asked_now: true, restock: false })
    await (all ? move(call, order, { ...by, actor_id: viewer.id, at }, given.changed) : keepGiven(tx, order, given.changed))
    return { payment_refund_id: given.refund.payment_refund_id }
  },
  ...gatewayPhases,
})
