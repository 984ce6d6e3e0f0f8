import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { TradeCircleId } from '../../contract.ts'
import { circleMachine } from '../../rules.ts'
import { isOfCircle, legsOf, lockCircle } from '../queries.ts'

interface Call {
  readonly tx: Tx
  readonly viewer: { readonly id: Id<'members'> }
}
/** Locks the circle of a member. */
export async function ofMember({ tx, viewer }: Call, id: TradeCircleId) {
  if (!(await isOfCircle(tx, id, viewer.id))) return refuse('circle.not_found')
  const circle = (await lockCircle(tx, id))!
  const legs = await legsOf(tx, [id])
  const [gives, gets] = [legs.find(({ from_id }) => from_id === viewer.id)!, legs.find(({ to_id }) => to_id === viewer.id)!]
  return { circle, legs, gives, gets }
}

/** Then asks the machine. */
export async function found(call: Call, id: TradeCircleId, action: (typeof circleMachine)[number]['action']) {
  const it = await ofMember(call, id)
  if (refused(it) || next(circleMachine, it.circle.status, action, 'party')) return it
  return refuse('circle.wrong_state', { status: it.circle.status })
}
