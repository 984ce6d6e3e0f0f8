import { next } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { TradeCircleId } from '../../contract.ts'
import { circleMachine } from '../../rules.ts'
import { isOfCircle, legsOf, lockCircle } from '../queries.ts'

interface Call {
  readonly tx: Tx
  readonly viewer: { readonly id: Id<'members'> }
}
/** Locks the circle of a member, then asks the machine. */
export async function found({ tx, viewer }: Call, id: TradeCircleId, action: (typeof circleMachine)[number]['action']) {
  if (!(await isOfCircle(tx, id, viewer.id))) return refuse('circle.not_found')
  const circle = (await lockCircle(tx, id))!
  if (!next(circleMachine, circle.status, action, 'party')) return refuse('circle.wrong_state', { status: circle.status })
  const legs = await legsOf(tx, [id])
  const [gives, gets] = [legs.find(({ from_id }) => from_id === viewer.id)!, legs.find(({ to_id }) => to_id === viewer.id)!]
  return { circle, legs, gives, gets }
}
