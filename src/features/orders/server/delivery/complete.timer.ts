import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { orderCompleted } from '../../contract.ts'
import { COMPLETE_DAYS } from '../../rules.ts'
import { allowed, move, parties } from '../move.ts'
import { orderById } from '../queries.ts'
import { dueCompletions } from '../queries-due.ts'
import { rewardBoth } from './reward.ts'

const by = { action: 'complete', by: 'clock' } as const

export const completeOrders = timer({
  name: 'orders.complete',
  due: (db, limit) => dueCompletions(db, limit, COMPLETE_DAYS),
  async run(context, id) {
    await lock(context.tx, 'orders', [id])
    const order = (await orderById(context.tx, id))!
    if (!allowed(order, by)) return
    const at = await context.clock()
    context.emit(orderCompleted, parties(await move(context, order, { ...by, actor_id: null, at }, { completed_at: at })))
    await rewardBoth(context, order, at)
  },
})
