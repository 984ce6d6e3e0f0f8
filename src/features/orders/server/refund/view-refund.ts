import { refundStates } from '#features/payments/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { orders } from '../../contract.ts'
import type { RefundRow } from './queries-refunds.ts'

type View = OutputOf<typeof orders.refund>['refund']

/** Refunds as both parties see them, with the gateway's word on each. */
export async function refundViews(db: Db, rows: readonly RefundRow[]): Promise<View[]> {
  if (!rows.length) return []
  const states = await refundStates(
    db,
    rows.map((row) => row.payment_refund_id),
  )
  return rows.map(({ id, payment_refund_id, amount, reason, note, actor, created_at }) => ({
    ...{ id, amount, reason: reason as View['reason'], note, actor, at: created_at },
    status: (states.find((one) => one.id === payment_refund_id)?.status ?? 'open') as View['status'],
  }))
}
