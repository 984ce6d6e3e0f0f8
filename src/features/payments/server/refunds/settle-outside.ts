import { post } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { refundPaidOtherwise } from '../../contract.ts'
import { getPayment } from '../queries.ts'
import { type SettledOutside, writeSettled } from './queries-refunds.ts'

/** Decision of an operator: a refund that the gateway refused was paid in another way, so it is owed no longer and never sent. False if it did not fail. */
export async function settleOutside(context: Pick<TransactionContext, 'tx' | 'emit'>, settled: SettledOutside): Promise<boolean> {
  const row = await writeSettled(context.tx, settled)
  if (!row) return false
  const { id, payment_id, amount, currency } = row
  await post(context, {
    ...{ code: 'refund_paid_otherwise', ref_type: 'payment_refund', ref_id: id, actor_id: settled.settled_by },
    lines: [
      { account: { owner_id: null, code: 'refunds_clearing', currency }, debit: amount },
      { account: { owner_id: null, code: 'payout_clearing', currency }, credit: amount },
    ],
  })
  const { member_id, ref_type, ref_id } = await getPayment(context.tx, payment_id)
  context.emit(refundPaidOtherwise, { payment_id, member_id, ref_type, ref_id, amount, currency, how: settled.settled_how })
  return true
}
