import { beginPayment, findPayment, type PaymentRow, payOutside } from '#features/payments/server/public.ts'
import { findOwnAddress, freezeAddress } from '#features/places/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { orders } from '../../contract.ts'
import { conclude } from '../payment/conclude.ts'
import { findOwnGroup, lockPurchase, type OrderGroup } from '../queries.ts'
import { isWon } from './promised.ts'
import { addressed } from './queries-won.ts'
import { waysTo } from './ways.ts'

interface Ref {
  group_id: Id<'order_groups'>
  payment_id: Id<'payments'>
}
const opened = new WeakMap<Ref, PaymentRow>()
const wayBack = ({ site }: Tools, group_id: Id<'order_groups'>) => `${site.public_url}/orders/placed?group=${group_id}`
const RUNNING = ['requires_payment', 'requires_action', 'processing', 'captured']

/** The same three phases as a checkout; the piece is promised to the lot already. */
export const payWon = phasedCommand(orders.payWon, {
  async prepare(call): Promise<Ref | ReturnType<typeof refuse>> {
    const { input, viewer, tx, tools } = call
    if (!(await findOwnGroup(tx, input.id, viewer.id))) return refuse('order.not_found')
    const purchase = (await lockPurchase(tx, input.id))!
    if (!isWon(purchase.orders)) return refuse('order.not_found')
    const { group } = purchase
    const last = await findPayment(tx, 'order_group', group.id)
    const ended = group.status !== 'pending_payment' || group.cancel_asked_at || group.reserved_until! <= (await call.clock())
    if (ended || (last && RUNNING.includes(last.status))) return refuse('order.wrong_state')
    const total = await chosen(call, purchase)
    if (typeof total !== 'number') return total
    const payment = await beginPayment(call, {
      ...{ member_id: viewer.id, ref_type: 'order_group', ref_id: group.id, amount: total, currency: group.currency },
      ...{ payment_method_id: input.payment_method_id, return_url: wayBack(tools, group.id) },
    })
    const ref = { group_id: group.id, payment_id: payment.id }
    opened.set(ref, payment)
    return ref
  },
  outside: (ref, tools, db) => payOutside(tools, db, ref.payment_id, wayBack(tools, ref.group_id), opened.get(ref)),
  finish: (context, { group_id, payment_id }, word) => conclude(context, group_id, payment_id, word),
})

/** Freezes where it is sent to, how, and what that costs. Precondition: the purchase is locked. */
async function chosen({ input, viewer, tx, requester }: CommandContext<typeof orders.payWon>, { group, orders: [order] }: OrderGroup) {
  const address = await findOwnAddress(tx, viewer.id, input.address_id)
  if (!address) return refuse('order.address')
  const way = waysTo(order!, address.country).find(({ number }) => number === input.way)
  if (!way) return refuse('order.no_delivery')
  const total = order!.item_total + way.amount
  if (total !== input.expected_total) return refuse('cart.changed', { total })
  await addressed(tx, group.id, { ...way, total, address: await freezeAddress(tx, address, requester.locale), to: address.country })
  return total
}
