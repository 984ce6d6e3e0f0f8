import { next } from '#kernel/machine.ts'
import { timer } from '#server/operations/slice.ts'
import { complaintMachine, isOver } from '../../rules.ts'
import type { CircleComplaintId } from '../../shapes.ts'
import { legsOf, lockCircle } from '../queries.ts'
import { complaintById, dueComplaints, moveComplaint, nextComplaint } from './queries.ts'
import { tellComplaint } from './tell.ts'

/** Its sender has said nothing for five days: a moderator decides without an answer. */
export const escalateComplaints = timer<CircleComplaintId>({
  name: 'circles.unanswered',
  due: dueComplaints,
  next: nextComplaint,
  async run(context, id) {
    const { tx, clock } = context
    const known = await complaintById(tx, id)
    const circle = known && (await lockCircle(tx, known.circle_id))
    const complaint = await complaintById(tx, id)
    const at = await clock()
    if (!circle || !complaint || !isOver(complaint.answer_until, at) || !next(complaintMachine, complaint.status, 'escalate', 'clock')) return
    await moveComplaint(tx, id, { status: 'unanswered' }, at)
    tellComplaint(context, circle, await legsOf(tx, [circle.id]), complaint, { action: 'unanswered', by: null })
  },
})
