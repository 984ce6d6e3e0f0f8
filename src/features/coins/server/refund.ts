import { earnCoins, takeCoins } from '#features/ledger/server/public.ts'
import { dropRefund, lockPayment, openRefund, type PaymentRow, sendRefund, settleRefund } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext, TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { coinRefundRefused, coins } from '../contract.ts'
import { mayRefund, refundableUntil, worthOf } from '../rules.ts'
import { move } from './conclude.ts'
import { lockedLeft, REFUND, RETURNED } from './left.ts'
import { findPurchase, findRefunded, type PurchaseRow } from './queries.ts'
import { paidView } from './view.ts'

interface RefundRef {
  readonly member_id: Id<'members'>
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
  async finish(context, { member_id, purchase_id, payment_refund_id }, word) {
    await lock(context.tx, 'members', [member_id])
    await settleRefund(context, payment_refund_id, word)
    await bringBack(context, payment_refund_id)
    const row = (await findPurchase(context.tx, purchase_id))!
    if (row.status === 'completed') return refuse('coins.refund_refused')
    const { purchase } = await paidView(context.tx, purchase_id, await context.clock())
    return { purchase }
  },
})

const linesOf = ({ currency }: PurchaseRow, amount: number) => [
  { account: { owner_id: null, code: 'coin_sales' as const, currency }, debit: amount },
  { account: { owner_id: null, code: 'refunds_clearing' as const, currency }, credit: amount },
]

async function giveBack(call: CommandContext<typeof coins.refund>, row: PurchaseRow, payment: PaymentRow, left: number): Promise<RefundRef> {
  const { id, member_id } = row
  const amount = worthOf(left)
  const payment_refund_id = await openRefund(call, { payment_id: payment.id, amount, asked_now: true }, payment)
  await move(call, row, ['refund', 'buyer'], { coins_refunded: left, amount_refunded: amount, payment_refund_id })
  const booking = { code: REFUND, ref_type: 'payment_refund', ref_id: payment_refund_id, actor_id: member_id }
  await takeCoins(call, { ...booking, member_id, coins: left, lines: linesOf(row, amount) })
  return { member_id, purchase_id: id, payment_refund_id }
}

/** The gateway refused, at once or days later: the coins return, and the refund is never tried again. Precondition: the member is locked. */
export async function bringBack(context: Pick<TransactionContext, 'tx' | 'emit'>, refund_id: Id<'payment_refunds'>) {
  const row = await findRefunded(context.tx, refund_id)
  if (!row || !(await dropRefund(context, refund_id))) return
  const { id, member_id, currency, coins_refunded: back, amount_refunded: amount } = row
  const undone = { coins_refunded: 0, amount_refunded: 0, payment_refund_id: null, coins_returned: row.coins_returned + back }
  await move(context, row, ['refuse_refund', 'gateway'], undone)
  const lines = linesOf(row, amount).map(({ account, debit, credit }) =>
    debit === undefined ? { account, debit: credit! } : { account, credit: debit },
  )
  await earnCoins(context, { code: RETURNED, ref_type: 'payment_refund', ref_id: refund_id, actor_id: null, member_id, coins: back, lines })
  context.emit(coinRefundRefused, { member_id, purchase_id: id, refund_id, coins: back, amount, currency })
}
