import { findPayment, lookOutside } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { findOwnGroup } from '../queries.ts'
import { conclude } from './conclude.ts'

/** Asks the gateway after 3-D Secure, or when the page is opened again; its answer is final. */
export const settle = phasedCommand(orders.settle, {
  async prepare({ input, viewer, tx }) {
    const group = await findOwnGroup(tx, input.id, viewer.id)
    const payment = group && (await findPayment(tx, 'order_group', group.id))
    return payment ? { group_id: group.id, payment_id: payment.id } : refuse('order.not_found')
  },
  outside: ({ payment_id }, tools, db) => lookOutside(tools, db, payment_id),
  finish: (context, { group_id, payment_id }, word) => conclude(context, group_id, payment_id, word),
})
