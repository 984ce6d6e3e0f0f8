import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Deed } from '#server/run/call.ts'
import { handle } from '#server/run/handle.ts'
import { network } from '../contract.ts'
import { wayIn } from '../rules.ts'
import { lockPair, move, stateOf } from './move.ts'
import { findPerson } from './queries-people.ts'
import { standingOf } from './standing.ts'

/** A second press finds it done: that is no refusal. */
async function begin(deed: Deed, viewer: MemberId, id: MemberId) {
  if (viewer === id) return refuse('network.self')
  const pair = { follower_id: viewer, followed_id: id }
  await lockPair(deed, pair)
  const person = await findPerson(deed.tx, viewer, id)
  if (!person) return refuse('network.not_found')
  await move(deed, pair, wayIn(person.is_private), 'follower')
  return standingOf(deed.tx, viewer, id)
}

async function end(deed: Deed, viewer: MemberId, id: MemberId) {
  const pair = { follower_id: viewer, followed_id: id }
  await lockPair(deed, pair)
  await move(deed, pair, 'unfollow', 'follower')
  return standingOf(deed.tx, viewer, id)
}

export const follow = handle(network.follow, ({ input, viewer, ...deed }) => begin(deed, viewer.id, input.id))
export const unfollow = handle(network.unfollow, ({ input, viewer, ...deed }) => end(deed, viewer.id, input.id))

export const toggle = handle(network.toggle, async ({ input, viewer, ...deed }) => {
  const pair = { follower_id: viewer.id, followed_id: input.user_id }
  await lockPair(deed, pair)
  const state = await stateOf(deed, pair)
  return state === 'Accepted' || state === 'Pending' ? end(deed, viewer.id, input.user_id) : begin(deed, viewer.id, input.user_id)
})
