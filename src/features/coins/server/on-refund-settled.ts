import { refundSettled } from '#features/payments/contract.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { coinsRefunded } from '../contract.ts'
import { PURCHASE } from './left.ts'
import { findRefunded } from './queries.ts'
import { bringBack } from './refund.ts'

/** The gateway sent the money, or refused it; a refusal can come days after it was sent. */
export const onRefundSettled = on(
  refundSettled,
  'coins',
  async (context, { refund_id, status, member_id: buyer_id }) => {
    await lock(context.tx, 'members', [buyer_id])
    if (status === 'failed') return bringBack(context, refund_id)
    const row = await findRefunded(context.tx, refund_id)
    if (!row) return
    const { id, member_id, coins_refunded: coins, amount_refunded: amount, currency } = row
    context.emit(coinsRefunded, { member_id, purchase_id: id, refund_id, coins, amount, currency })
  },
  ({ ref_type }) => ref_type === PURCHASE,
)
