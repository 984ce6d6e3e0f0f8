import { ownMedias, useMedias } from '#features/media/server/public.ts'
import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { circles } from '../../contract.ts'
import { complaintMachine, isOver, mayComplain } from '../../rules.ts'
import { ofMember } from '../move/found.ts'
import { legsOf, lockCircle } from '../queries.ts'
import { circleAnswer } from '../view.ts'
import { complaintById, complaintsOf, keepComplaint, keepEvidence, moveComplaint, ownComplaint } from './queries.ts'
import { tellComplaint } from './tell.ts'

/** From here on no clock ends this leg: piece and deposit stay where they are. */
export const complain = command(circles.complain, async (call) => {
  const { input, viewer, tx, clock } = call
  const it = await ofMember(call, input.id)
  if (refused(it)) return it
  const { circle, legs, gets } = it
  const said = (await complaintsOf(tx, [circle.id])).find(({ leg_id }) => leg_id === gets.id)
  const over = circle.status === 'delivered' && isOver(circle.due_at, await clock())
  if (over || !mayComplain(circle.status, gets, said)) return refuse('circle.wrong_state', { status: circle.status })
  if (!(await ownMedias(tx, viewer.id, input.media_ids))) return refuse('circle.media')
  const complaint = await keepComplaint(tx, circle, gets, { reason: input.reason, body: input.body })
  await keepEvidence(tx, complaint.id, false, input.media_ids)
  await useMedias(tx, input.media_ids, 'circle_complaint', complaint.id)
  tellComplaint(call, circle, legs, complaint, { action: 'opened', by: viewer.id })
  return circleAnswer(call, circle.id)
})

/** Its sender alone; also late, as long as nobody has decided. */
export const answer = command(circles.answer, async (call) => {
  const { input, viewer, tx, clock } = call
  const known = await ownComplaint(tx, input.id, viewer.id)
  if (known?.sender_id !== viewer.id) return refuse('circle.complaint_not_found')
  const circle = (await lockCircle(tx, known.circle_id))!
  const complaint = (await complaintById(tx, input.id))!
  if (!next(complaintMachine, complaint.status, 'answer', 'sender')) return refuse('circle.complaint_wrong_state')
  if (!(await ownMedias(tx, viewer.id, input.media_ids))) return refuse('circle.media')
  await moveComplaint(tx, complaint.id, { status: 'answered', answer: input.body }, await clock())
  await keepEvidence(tx, complaint.id, true, input.media_ids)
  await useMedias(tx, input.media_ids, 'circle_complaint', complaint.id)
  tellComplaint(call, circle, await legsOf(tx, [circle.id]), complaint, { action: 'answered', by: viewer.id })
  return circleAnswer(call, circle.id)
})
