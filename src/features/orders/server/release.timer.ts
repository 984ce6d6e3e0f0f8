import { timer } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { hasProblem } from '../rules.ts'
import { deliver } from './deliver.ts'
import { orderById } from './queries.ts'
import { dueReleases } from './queries-due.ts'

/** 14 days after shipping without a word, 30 when no carrier confirms it or abroad: the reserved money is released by the clock, but not while the buyer says that something is wrong. */
export const releaseReserved = timer({
  name: 'orders.release_reserved',
  due: dueReleases,
  async run(deed, id) {
    await lock(deed.tx, 'orders', [id])
    const order = (await orderById(deed.tx, id))!
    if (order.status === 'shipped' && !hasProblem(order) && order.release_at! <= (await deed.clock())) await deliver(deed, order, 'clock')
  },
})
