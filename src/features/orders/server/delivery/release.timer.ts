import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { orderById } from '../queries.ts'
import { dueReleases } from '../queries-due.ts'
import { deliver } from './deliver.ts'

/** Automatic release: 14 days after shipping, 30 if abroad or not confirmed by a carrier; never while it is disputed. */
export const releaseReserved = timer({
  name: 'orders.release_reserved',
  due: dueReleases,
  async run(context, id) {
    await lock(context.tx, 'orders', [id])
    const order = (await orderById(context.tx, id))!
    if (order.status === 'shipped' && order.release_at! <= (await context.clock())) await deliver(context, order, 'clock')
  },
})
