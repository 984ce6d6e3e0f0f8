import type { output } from 'zod/v4/core'
import { coinTotals } from '#features/ledger/server/public.ts'
import { findPayment, paymentView } from '#features/payments/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { CoinsPurchase } from '../contract.ts'
import { leftNow, PURCHASE, refundableOf } from './left.ts'
import { findPurchase, type PurchaseRow } from './queries.ts'

export const purchaseView = (
  { id, coins, quantity, amount, currency, status, coins_refunded, amount_refunded, created_at, updated_at }: PurchaseRow,
  refundable: number,
): output<typeof CoinsPurchase> => ({
  ...{ id, type: 'coins', coins, quantity, amount, currency, status },
  ...{ description: `${quantity} × ${coins}`, refundable, coins_refunded, amount_refunded, created_at, updated_at },
})

/** One purchase as its buyer sees it, with how its payment stands. */
export async function paidView(db: Db, id: PurchaseRow['id'], now: Date) {
  const row = (await findPurchase(db, id))!
  const payment = await findPayment(db, PURCHASE, id)
  const [left, { available }] = [await leftNow(db, row.member_id, now), await coinTotals(db, row.member_id)]
  return { purchase: purchaseView(row, refundableOf(row, left, available, now)), payment: payment ? paymentView(payment) : null }
}
