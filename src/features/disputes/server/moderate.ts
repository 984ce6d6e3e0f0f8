import { guarded, isLargeRefund } from '#features/approvals/server/public.ts'
import { failedRefunds } from '#features/orders/server/public.ts'
import { retryRefund as retry, settleOutside } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { disputes } from '../contract.ts'
import { decideDispute } from './decide.ts'
import { findDispute, openDisputes } from './queries.ts'
import { disputeViews } from './view.ts'

const MOST = 100

export const waiting = query(disputes.waiting, async ({ db, tools }) => {
  const rows = await openDisputes(db, MOST)
  const seen = await disputeViews(db, tools.files, rows, 'moderator')
  return {
    disputes: rows.map(({ order_id, number, currency, total, refunded, ...row }, at) => ({
      ...seen[at]!,
      ...{ order_id, number, currency, total, refunded },
      buyer: { id: row.buyer_id, full_name: row.buyer_name },
      seller: { id: row.seller_id, full_name: row.seller_name },
    })),
    refunds: await failedRefunds(db, MOST),
  }
})

export const decide = guarded(disputes.decide, {
  async weigh({ tx, input, tools: { site } }) {
    const found = await findDispute(tx, input.id)
    const given = { amount: input.send_back ? (found?.asked ?? 0) : input.amount, currency: found?.currency ?? site.currency }
    if (!found || !isLargeRefund(given, site.four_eyes.refund, site.currency)) return undefined
    const before = { amount: 0, currency: given.currency }
    return { target: input.id, about: [found.buyer_id, found.seller_id], before, after: given, reason: input.note }
  },
  async run(call) {
    const { id, amount, send_back, note } = call.input
    const said = await decideDispute(call, id, { moderator_id: call.viewer.id, give: send_back ? 'return' : amount, note })
    return said === 'done' ? { done: true } : refuse(said)
  },
  waits: () => ({ done: false }),
})

export const retryRefund = command(disputes.retryRefund, async (call) =>
  (await retry(call, call.input.id)) ? { done: true as const } : refuse('refund.not_failed'),
)

export const settleRefund = command(disputes.settleRefund, async (call) => {
  const { id, how } = call.input
  return (await settleOutside(call, { id, settled_how: how, settled_by: call.viewer.id })) ? { done: true as const } : refuse('refund.not_failed')
})
