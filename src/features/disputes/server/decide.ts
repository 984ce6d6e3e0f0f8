import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { allowed, deal, lockDispute } from './deal.ts'

export interface Decision {
  readonly moderator_id: Id<'members'>
  /** Minor units that go back to the buyer, or `return`: all that was asked, once it was sent back. */
  readonly give: number | 'return'
  readonly note: string
}
/** A moderator's decision, with its reason, which both parties read. */
export async function decideDispute(context: TransactionContext, id: Id<'disputes'>, { moderator_id, give, note }: Decision) {
  const found = await lockDispute(context, id)
  if (!found) return 'dispute.not_found' as const
  const { order, dispute } = found
  const action = give === 'return' ? 'order_return' : 'decide'
  if (!allowed(dispute, { action, by: 'moderator' })) return 'dispute.wrong_state' as const
  if (give !== 'return' && give > dispute.asked) return 'dispute.too_much' as const
  // Nobody judges their own order.
  if (moderator_id === dispute.buyer_id || moderator_id === dispute.seller_id) return 'dispute.not_found' as const
  await deal(context, order, dispute, { action, by: 'moderator', actor_id: moderator_id, body: note, given: give === 'return' ? 0 : give })
  return 'done' as const
}
