import { timer } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { orderCompleted } from '../contract.ts'
import { COMPLETE_DAYS } from '../rules.ts'
import { allowed, move, parties } from './move.ts'
import { orderById } from './queries.ts'
import { dueCompletions } from './queries-due.ts'

const by = { action: 'complete', by: 'clock' } as const

/** 14 days after delivery nothing more is to come. */
export const completeOrders = timer({
  name: 'orders.complete',
  due: (db, limit) => dueCompletions(db, limit, COMPLETE_DAYS),
  async run(deed, id) {
    await lock(deed.tx, 'orders', [id])
    const order = (await orderById(deed.tx, id))!
    if (!allowed(order, by)) return
    const at = await deed.clock()
    deed.emit(orderCompleted, parties(await move(deed, order, { ...by, actor_id: null, at }, { completed_at: at })))
  },
})
