import { cardOf, findPayment, paymentView } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { OrderGroup } from '../queries.ts'

type Payment = Awaited<ReturnType<typeof findPayment>>

export const groupView = (
  { group: { id, number, status, total, currency, reserved_until, cancel_asked_at }, orders }: OrderGroup,
  payment: Payment,
) => ({
  id,
  number,
  status: status as 'paid',
  total,
  currency,
  reserved_until,
  cancel_asked_at: status === 'pending_payment' ? cancel_asked_at : null,
  payment: payment ? paymentView(payment) : null,
  orders: orders.map((order) => ({ id: order.id, number: order.number, store_name: order.store_name, total: order.total })),
})

export async function cardOfGroup(db: Db, group_id: Id<'order_groups'>) {
  const payment = await findPayment(db, 'order_group', group_id)
  return payment ? cardOf(db, payment.id) : null
}
