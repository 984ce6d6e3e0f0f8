import { timer } from '#server/operations/slice.ts'
import { lockPair, move } from './move.ts'
import { dueRequests, followById, nextRequest } from './queries.ts'

export const expireRequests = timer({
  name: 'network.expire_requests',
  due: dueRequests,
  next: nextRequest,
  async run(context, id) {
    const known = await followById(context.tx, id)
    if (!known) return
    await lockPair(context, known)
    const row = await followById(context.tx, id)
    if (!row?.expires_at || row.expires_at > (await context.clock())) return
    await move(context, row, 'expire', 'clock')
  },
})
