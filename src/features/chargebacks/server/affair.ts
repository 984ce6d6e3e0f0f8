import { lockTogether } from '#features/ledger/server/public.ts'
import { lockPaidOrders, type OrderRow } from '#features/orders/server/public.ts'
import { getPayment, type PaymentRow } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { type ChargebackRow, findChargeback, lockChargeback } from './queries.ts'

export interface Affair {
  readonly row: ChargebackRow
  readonly payment: PaymentRow
  /** Those that are paid, locked. */
  readonly orders: readonly OrderRow[]
}

const OURS = [
  ...(['chargebacks_open', 'chargeback_losses', 'coin_sales', 'commission_revenue', 'psp_clearing', 'psp_fees'] as const),
  'refunds_clearing',
] as const
/** Lock order: the buyer of coins or of a plan, or the purchase with its orders, then the chargeback; the ledger comes last. */
export async function lockAffair(context: TransactionContext, id: Id<'chargebacks'>): Promise<Affair> {
  const payment = await getPayment(context.tx, (await findChargeback(context.tx, id))!.payment_id)
  const isOrder = payment.ref_type === 'order_group'
  // Coins and plans are changed under the lock of their member.
  if (!isOrder) await lock(context.tx, 'members', [payment.member_id])
  const orders = isOrder ? await lockPaidOrders(context, payment.ref_id as Id<'order_groups'>) : []
  const row = await lockChargeback(context.tx, id)
  const sellers = orders.map(({ seller_id }) => seller_id)
  await lockTogether(context, { currency: row.currency, ours: OURS, sellers })
  return { row, payment, orders }
}
