import { DAY } from '#kernel/calendar-date.ts'
import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { CANCEL_DAYS } from '../../rules.ts'
import { allowed } from '../move.ts'
import { orderById } from '../queries.ts'
import { endUnsent } from './call-off.ts'
import { dueLapses } from './queries-refunds.ts'

const by = { action: 'lapse', by: 'clock' } as const

/** The buyer asked to cancel, and the seller neither sent the parcel nor answered. */
export const lapseUnsent = timer({
  name: 'orders.lapse_unsent',
  due: dueLapses,
  async run(context, id) {
    await lock(context.tx, 'orders', [id])
    const order = (await orderById(context.tx, id))!
    if (!allowed(order, by) || !order.cancel_asked_at) return
    if ((await context.clock()).getTime() < order.cancel_asked_at.getTime() + CANCEL_DAYS * DAY) return
    await endUnsent(context, order, { ...by, actor: 'system', actor_id: null, note: '', restock: true, asked_now: false })
    context.record({ family: 'money', operation: 'orders.lapse_unsent', ids: { order_id: order.id, member_id: order.buyer_id } })
  },
})
