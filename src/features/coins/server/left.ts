import { coinLines, freeCoins } from '#features/ledger/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type CoinMove, leftOf, mayRefund, REFUND_DAYS, refundableUntil } from '../rules.ts'
import { type PurchaseRow, refundedPurchases } from './queries.ts'

export const PURCHASE = 'coin_purchase'
/** Postings of a refund refer to the refund of the payment, since a purchase can be given back again when the gateway refused. */
export const REFUND = 'coin_refund'
export const RETURNED = 'coin_refund_returned'

/** What is left of each purchase of the last days. */
export async function leftNow(db: Db, member_id: Id<'members'>, now: Date): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - (REFUND_DAYS + 1) * 86_400_000)
  const [lines, refunds] = [await coinLines(db, member_id, since), await refundedPurchases(db, member_id)]
  const purchaseOf = (code: string, ref_id: string) =>
    code === PURCHASE ? ref_id : code === REFUND || code === RETURNED ? (refunds.get(ref_id) ?? ref_id) : null
  const before = lines[0] ? lines[0].balance - lines[0].amount : 0
  return leftOf(
    before,
    lines.map(({ code, ref_id, amount }): CoinMove => ({ amount, purchase: purchaseOf(code, ref_id) })),
  )
}

/** What may be given back of this purchase: what is left of it, and never more than is free. */
export const refundableOf = ({ id, status, completed_at }: PurchaseRow, left: ReadonlyMap<string, number>, free: number, now: Date) =>
  mayRefund(status) && completed_at && now < refundableUntil(completed_at) ? Math.max(0, Math.min(left.get(id) ?? 0, free)) : 0

/** The same under the locks of the coin account. */
export async function lockedLeft(tx: Tx, row: PurchaseRow, now: Date, lines: Parameters<typeof freeCoins>[2]): Promise<number> {
  const free = await freeCoins({ tx }, row.member_id, lines)
  return refundableOf(row, await leftNow(tx, row.member_id, now), free, now)
}
