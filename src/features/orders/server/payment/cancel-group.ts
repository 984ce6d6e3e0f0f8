import { findPayment, recordPayment, voidOutside } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { findOwnGroup, lockPurchase, ordersOfGroup } from '../queries.ts'
import { isWon } from '../won/promised.ts'
import { endOrWait } from './conclude.ts'
import { groupView } from './group-view.ts'

/** Voids the payment at the gateway first: a captured payment completes the purchase, and without an answer the stock stays reserved. */
export const cancelGroup = commandAfter(
  orders.cancelGroup,
  async ({ input, viewer, db, tools }) => {
    const group = await findOwnGroup(db, input.id, viewer.id)
    const payment = group && (await findPayment(db, 'order_group', group.id))
    if (!payment) return refuse('order.not_found')
    if (group.status !== 'pending_payment' || isWon(await ordersOfGroup(db, group.id))) return refuse('order.wrong_state')
    return { payment_id: payment.id, word: await voidOutside(tools, db, payment.id) }
  },
  async (context, { payment_id, word }) => {
    const purchase = (await lockPurchase(context.tx, context.input.id))!
    const payment = await recordPayment(context, payment_id, word, { concluded: true })
    const after = await endOrWait(context, purchase, payment, 'buyer')
    return { group: groupView(after.purchase, after.payment) }
  },
)
