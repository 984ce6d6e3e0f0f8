import { refundSettled } from '#features/payments/contract.ts'
import { on } from '#server/operations/slice.ts'
import { countSplit, refundOfPayment } from './queries-refunds.ts'

/** The gateway has sent the money: it counts in the order's share of the payment, until the bank returns it. */
export const onRefundSettled = on(
  refundSettled,
  'orders',
  async ({ tx }, { refund_id, payment_id, amount, returned }) => {
    const refund = await refundOfPayment(tx, refund_id)
    if (refund) await countSplit(tx, payment_id, refund.order_id, returned ? -amount : amount)
  },
  ({ status, returned }) => status === 'sent' || returned,
)
