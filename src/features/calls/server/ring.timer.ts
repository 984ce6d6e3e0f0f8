import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { GONE_AFTER_S, moved } from '../rules.ts'
import { callById, membersOf } from './queries.ts'
import { dueGone, dueRings, nextGone, nextRing } from './queries-due.ts'
import { letGo } from './settle.ts'

/** Ten seconds without an answer: not_responding, which is missed. */
export const ringsOut = timer({
  name: 'calls.rings_out',
  due: dueRings,
  next: nextRing,
  async run(context, id) {
    await lock(context.tx, 'calls', [id])
    const row = await callById(context.tx, id)
    if (!row || row.ended_at) return
    const members = await membersOf(context.tx, null, id)
    const due = members.filter(({ status, rings_until }) => status === 'invitation' && rings_until <= row.now)
    const status = moved('invitation', 'expire', 'clock')
    if (due.length && status) await letGo(context, row, members, { members: due, status })
  },
})

/** A device that was not heard of has left: a page that was closed, or a network that did not come back. */
export const goneDevices = timer({
  name: 'calls.gone_devices',
  due: dueGone,
  next: nextGone,
  async run(context, id) {
    await lock(context.tx, 'calls', [id])
    const row = await callById(context.tx, id)
    if (!row || row.ended_at) return
    const members = await membersOf(context.tx, null, id)
    const since = row.now.getTime() - GONE_AFTER_S * 1_000
    const gone = members.filter(({ status, seen_at }) => status === 'accepted' && seen_at!.getTime() <= since)
    const called = members.filter(({ status, invited_by }) => status === 'invitation' && gone.some(({ member_id }) => member_id === invited_by))
    if (!gone.length) return
    const status = row.answered_at ? 'message' : 'cancelled'
    await letGo(context, row, members, { members: called, status: 'cancelled' }, { members: gone, status })
  },
})
