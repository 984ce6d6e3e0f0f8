import { takeCoins } from '#features/ledger/server/public.ts'
import { lockPayment, openRefund, type PaymentRow, sendRefund, settleRefund } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { coins, coinsRefunded } from '../contract.ts'
import { mayRefund, refundableUntil, worthOf } from '../rules.ts'
import { move } from './conclude.ts'
import { lockedLeft } from './left.ts'
import { findPurchase, type PurchaseRow } from './queries.ts'
import { paidView } from './view.ts'

interface RefundRef {
  readonly purchase_id: Id<'coin_purchases'>
  readonly payment_refund_id: Id<'payment_refunds'>
}
type No = ReturnType<typeof refuse<'coins.not_found' | 'coins.wrong_state' | 'coins.refund_over' | 'coins.spent'>>

/** What is not spent goes back: coins are taken in the same transaction that opens the refund of their money. */
export const refund = phasedCommand(coins.refund, {
  async prepare(call): Promise<RefundRef | No> {
    const { input, viewer, tx } = call
    await lock(tx, 'members', [viewer.id])
    const row = await findPurchase(tx, input.id)
    if (row?.member_id !== viewer.id) return refuse('coins.not_found')
    const now = await call.clock()
    if (!mayRefund(row.status)) return refuse('coins.wrong_state')
    if (now >= refundableUntil(row.completed_at!)) return refuse('coins.refund_over')
    const payment = await lockPayment(tx, row.payment_id!)
    const left = await lockedLeft(tx, row, now, linesOf(row, 0))
    return left > 0 ? giveBack(call, row, payment, left) : refuse('coins.spent')
  },
  outside: ({ payment_refund_id }, tools, db) => sendRefund(tools, db, payment_refund_id),
  async finish(context, { purchase_id, payment_refund_id }, word) {
    await settleRefund(context, payment_refund_id, word)
    const { purchase } = await paidView(context.tx, purchase_id, await context.clock())
    return { purchase }
  },
})

const linesOf = ({ currency }: PurchaseRow, amount: number) => [
  { account: { owner_id: null, code: 'coin_sales' as const, currency }, debit: amount },
  { account: { owner_id: null, code: 'refunds_clearing' as const, currency }, credit: amount },
]

async function giveBack(call: CommandContext<typeof coins.refund>, row: PurchaseRow, payment: PaymentRow, left: number): Promise<RefundRef> {
  const { id, member_id, currency } = row
  const amount = worthOf(left)
  const payment_refund_id = await openRefund(call, { payment_id: payment.id, amount, asked_now: true }, payment)
  await move(call, row, ['refund', 'buyer'], { coins_refunded: left, amount_refunded: amount, payment_refund_id })
  const booking = { code: 'coin_refund', ref_type: 'coin_purchase', ref_id: id, actor_id: member_id }
  await takeCoins(call, { ...booking, member_id, coins: left, lines: linesOf(row, amount) })
  call.emit(coinsRefunded, { member_id, purchase_id: id, coins: left, amount, currency })
  return { purchase_id: id, payment_refund_id }
}
