import { decideDispute as decide, disputeView, openDisputes } from '#features/disputes/server/public.ts'
import { failedOrderRefunds } from '#features/orders/server/public.ts'
import { retryRefund as retry } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'

const MOST = 100

export const disputes = query(dashboard.disputes, async ({ db, tools }) => {
  const rows = await openDisputes(db, MOST)
  const seen = await Promise.all(rows.map((row) => disputeView(db, tools.files, row, 'moderator')))
  return {
    disputes: rows.map(({ order_id, number, currency, total, refunded, ...row }, at) => ({
      ...seen[at]!,
      ...{ order_id, number, currency, total, refunded },
      buyer: { id: row.buyer_id, full_name: row.buyer_name },
      seller: { id: row.seller_id, full_name: row.seller_name },
    })),
    refunds: await failedOrderRefunds(db, MOST),
  }
})

const REFUSED = {
  'dispute.not_found': 'dispute.gone',
  'dispute.wrong_state': 'dispute.settled',
  'dispute.more_than_asked': 'dispute.too_much',
} as const

export const decideDispute = command(dashboard.decideDispute, async (call) => {
  const { id, amount, send_back, note } = call.input
  const said = await decide(call, id, { moderator_id: call.viewer.id, give: send_back ? 'return' : amount, note })
  return said === 'done' ? { done: true as const } : refuse(REFUSED[said])
})

export const retryRefund = command(dashboard.retryRefund, async (call) =>
  (await retry(call, call.input.id)) ? { done: true as const } : refuse('refund.not_failed'),
)
