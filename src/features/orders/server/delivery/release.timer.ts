import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { hasProblem } from '../../rules.ts'
import { orderById } from '../queries.ts'
import { dueReleases } from '../queries-due.ts'
import { deliver } from './deliver.ts'

/** 14 days after shipping without a word, 30 when no carrier confirms it or abroad: the reserved money is released by the clock, but not while the buyer says that something is wrong. */
export const releaseReserved = timer({
  name: 'orders.release_reserved',
  due: dueReleases,
  async run(context, id) {
    await lock(context.tx, 'orders', [id])
    const order = (await orderById(context.tx, id))!
    if (order.status === 'shipped' && !hasProblem(order) && order.release_at! <= (await context.clock())) await deliver(context, order, 'clock')
  },
})
