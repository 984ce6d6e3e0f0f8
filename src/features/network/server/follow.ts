import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { network } from '../contract.ts'
import { wayIn } from '../rules.ts'
import { lockPair, move, stateOf } from './move.ts'
import { findPerson } from './queries-people.ts'
import { standingOf } from './standing.ts'

/** Idempotent: following again is no refusal. */
async function begin(context: TransactionContext, viewer: MemberId, id: MemberId) {
  if (viewer === id) return refuse('network.self')
  const pair = { follower_id: viewer, followed_id: id }
  await lockPair(context, pair)
  const person = await findPerson(context.tx, viewer, id)
  if (!person) return refuse('network.not_found')
  await move(context, pair, wayIn(person.is_private), 'follower')
  return standingOf(context.tx, viewer, id)
}

async function end(context: TransactionContext, viewer: MemberId, id: MemberId) {
  const pair = { follower_id: viewer, followed_id: id }
  await lockPair(context, pair)
  await move(context, pair, 'unfollow', 'follower')
  return standingOf(context.tx, viewer, id)
}

export const follow = command(network.follow, ({ input, viewer, ...context }) => begin(context, viewer.id, input.id))
export const unfollow = command(network.unfollow, ({ input, viewer, ...context }) => end(context, viewer.id, input.id))

export const toggle = command(network.toggle, async ({ input, viewer, ...context }) => {
  const pair = { follower_id: viewer.id, followed_id: input.user_id }
  await lockPair(context, pair)
  const state = await stateOf(context, pair)
  return state === 'Accepted' || state === 'Pending' ? end(context, viewer.id, input.user_id) : begin(context, viewer.id, input.user_id)
})
