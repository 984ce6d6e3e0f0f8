import { post } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { paymentCameLate } from '../../contract.ts'
import type { RefundReason } from '../../rules.ts'
import type { PaymentRow } from '../queries.ts'
import { keepRefund } from './queries-refunds.ts'

type Paid = Pick<PaymentRow, 'id' | 'member_id' | 'ref_type' | 'ref_id'>
type Doing = Pick<TransactionContext, 'tx' | 'emit'>
interface Money {
  readonly amount: number
  readonly currency: string
}

/** Late payment: books it as owed to the payer and refunds it. Idempotent. */
export const giveBackLate = (context: Doing, payment: Paid & Money) => giveBack(context, payment, payment, 'late_capture')

export async function giveBack(context: Doing, { id, member_id, ref_type, ref_id }: Paid, { amount, currency }: Money, reason: RefundReason) {
  if (!(await keepRefund(context.tx, { payment_id: id, reason, amount, currency }))) return
  await post(context, {
    ...{ code: reason, ref_type: 'payment', ref_id: id, actor_id: member_id },
    lines: [
      { account: { owner_id: null, code: 'psp_clearing', currency }, debit: amount },
      { account: { owner_id: null, code: 'refunds_clearing', currency }, credit: amount },
    ],
  })
  context.emit(paymentCameLate, { payment_id: id, member_id, ref_type, ref_id, amount, currency, reason })
}
