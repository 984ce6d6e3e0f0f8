import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { circles } from '../../contract.ts'
import { ARRIVE_DAYS, areSent, daysAfter, haveArrived, waits } from '../../rules.ts'
import { complaintsOf, moveComplaint } from '../complaint/queries.ts'
import { tellComplaint } from '../complaint/tell.ts'
import { arrive, endCircle, finish, tell } from '../end.ts'
import { changeCircle, changeLeg, legsOf } from '../queries.ts'
import { circleAnswer } from '../view.ts'
import { found } from './found.ts'

/** One refusal frees all. */
export const decline = command(circles.decline, async (call) => {
  const it = await found(call, call.input.id, 'decline')
  if (refused(it)) return it
  await endCircle(call, it.circle, it.legs, { reason: 'declined', by: call.viewer.id })
  return circleAnswer(call, it.circle.id)
})

/** One’s parcel is on its way; when every parcel is, the circle is. */
export const ship = command(circles.ship, async (call) => {
  const { input, viewer, tx, clock } = call
  const it = await found(call, input.id, 'ship')
  if (refused(it)) return it
  const at = await clock()
  await changeLeg(tx, it.gives.id, { carrier: input.carrier, tracking: input.tracking ?? null, shipped_at: it.gives.shipped_at ?? at })
  const legs = await legsOf(tx, [it.circle.id])
  if (areSent(legs)) await changeCircle(tx, it.circle.id, { status: 'sent', due_at: daysAfter(at, ARRIVE_DAYS) })
  tell(call, it.circle, legs, 'shipped', viewer.id)
  return circleAnswer(call, it.circle.id)
})

/** The parcel to oneself has arrived, also after one has complained; when nothing else is on its way, the circle is done. */
export const confirm = command(circles.confirm, async (call) => {
  const { input, viewer, tx } = call
  const it = await found(call, input.id, 'confirm')
  if (refused(it)) return it
  if (it.gets.is_void) return refuse('circle.wrong_state', { status: it.circle.status })
  if (!it.gets.received_at) await arrive(call, [it.gets])
  await withdrawComplaint(call, it)
  const legs = await legsOf(tx, [it.circle.id])
  if (haveArrived(legs)) await finish(call, it.circle, legs, viewer.id)
  else tell(call, it.circle, legs, 'received', viewer.id)
  return circleAnswer(call, it.circle.id)
})

type Mine = Pick<Exclude<Awaited<ReturnType<typeof found>>, Refusal<string>>, 'circle' | 'legs' | 'gets'>
async function withdrawComplaint(call: TransactionContext, { circle, legs, gets }: Mine) {
  const complaint = (await complaintsOf(call.tx, [circle.id])).find(({ leg_id }) => leg_id === gets.id)
  if (!complaint || !waits(complaint)) return
  await moveComplaint(call.tx, complaint.id, { status: 'withdrawn' }, await call.clock())
  tellComplaint(call, circle, legs, complaint, { action: 'withdrawn', by: gets.to_id })
}
