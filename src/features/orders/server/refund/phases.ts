import { sendRefund, settleRefund } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Tools } from '#server/operations/tools.ts'
import { refundOfPayment } from './queries-refunds.ts'
import { refundViews } from './view-refund.ts'

/** Plain JSON: stored with the idempotency key between the phases. */
export interface RefundRef {
  readonly payment_refund_id: Id<'payment_refunds'>
}

/** The second and third phase of every refund that a member asks for: the gateway, and its answer. The sweeper does the same when nobody waits. */
export const gatewayPhases = {
  outside: ({ payment_refund_id }: RefundRef, tools: Tools, db: Db) => sendRefund(tools, db, payment_refund_id),
  async finish(context: TransactionContext, { payment_refund_id }: RefundRef, word: Awaited<ReturnType<typeof sendRefund>>) {
    await settleRefund(context, payment_refund_id, word)
    const [refund] = await refundViews(context.tx, [(await refundOfPayment(context.tx, payment_refund_id))!])
    return { refund: refund! }
  },
}
