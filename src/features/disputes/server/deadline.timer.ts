import { timer } from '#server/operations/slice.ts'
import { AT_DEADLINE } from '../rules.ts'
import { allowed, deal, lockDispute } from './deal.ts'
import { dueDisputes } from './queries.ts'

/** Nobody has answered in time: a moderator decides, or a return ends as its deadline says. */
export const disputeDeadlines = timer({
  name: 'disputes.deadline',
  due: dueDisputes,
  async run(context, id) {
    const found = await lockDispute(context, id as never)
    if (!found || found.dispute.answer_until > (await context.clock())) return
    const { order, dispute } = found
    const action = AT_DEADLINE[dispute.status as keyof typeof AT_DEADLINE]
    if (!action || !allowed(dispute, { action, by: 'clock' })) return
    const given = dispute.status === 'returned' ? dispute.asked : 0
    await deal(context, order, dispute, { action, by: 'clock', actor_id: null, given })
    context.record({ family: 'money', operation: 'disputes.deadline', ids: { order_id: order.id, member_id: dispute.seller_id } })
  },
})
