import { next } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { circles } from '../../contract.ts'
import { complaintMachine, haveArrived } from '../../rules.ts'
import { arrive, finish, forfeit } from '../end.ts'
import { legsOf, lockCircle } from '../queries.ts'
import { complaintById, moveComplaint } from './queries.ts'
import { tellComplaint } from './tell.ts'

/** Fraud: nobody decides in a circle of their own. One leg moves, in one posting; the others stay as they are. */
export const decide = command(circles.decide, async (call) => {
  const { input, viewer, tx, clock } = call
  const known = await complaintById(tx, input.id)
  if (!known) return refuse('circle.complaint_not_found')
  const circle = (await lockCircle(tx, known.circle_id))!
  const legs = await legsOf(tx, [circle.id])
  if (legs.some(({ from_id }) => from_id === viewer.id)) return refuse('circle.own')
  const complaint = (await complaintById(tx, input.id))!
  if (!next(complaintMachine, complaint.status, 'decide', 'moderator')) return refuse('circle.complaint_wrong_state')
  const leg = legs.find(({ id }) => id === complaint.leg_id)!
  const { outcome, note } = input
  const keeps = outcome === 'sender' || input.keeps
  if (outcome === 'sender') await arrive(call, [leg])
  else await forfeit(call, leg, keeps)
  await moveComplaint(tx, complaint.id, { status: 'decided', outcome, keeps, note, decided_by: viewer.id }, await clock())
  tellComplaint(call, circle, legs, complaint, { action: 'decided', by: null, outcome })
  const now = await legsOf(tx, [circle.id])
  if (haveArrived(now)) await finish(call, circle, now, null)
  return { done: true as const }
})
