import { timer } from '#server/run/handle.ts'
import { lockPair, move } from './move.ts'
import { dueRequests, followById, nextRequest } from './queries.ts'

/** A request that nobody has answered for 30 days ends. */
export const expireRequests = timer({
  name: 'network.expire_requests',
  due: dueRequests,
  next: nextRequest,
  async run(deed, id) {
    const known = await followById(deed.tx, id)
    if (!known) return
    await lockPair(deed, known)
    const row = await followById(deed.tx, id)
    if (!row?.expires_at || row.expires_at > (await deed.clock())) return
    await move(deed, row, 'expire', 'clock')
  },
})
