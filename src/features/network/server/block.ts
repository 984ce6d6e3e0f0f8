import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { memberBlocked, network, ownListChanged } from '../contract.ts'
import { lockPair, move } from './move.ts'
import { dropBlock, dropMute, keepBlock, keepMute } from './queries.ts'
import { findPerson } from './queries-people.ts'

const done = { done: true as const }

/** Blocking ends following in both directions. */
export const block = command(network.block, async ({ input, viewer, ...context }) => {
  const there = { follower_id: viewer.id, followed_id: input.id }
  if (viewer.id === input.id) return refuse('network.self')
  await lockPair(context, there)
  if (!(await findPerson(context.tx, viewer.id, input.id))) return refuse('network.not_found')
  await move(context, there, 'block', 'either')
  await move(context, { follower_id: input.id, followed_id: viewer.id }, 'block', 'either')
  await keepBlock(context.tx, viewer.id, input.id)
  context.emit(memberBlocked, { blocker_id: viewer.id, blocked_id: input.id })
  context.emit(ownListChanged, { member_id: viewer.id })
  return done
})

export const unblock = command(network.unblock, async ({ input, viewer, tx, emit }) => {
  if (!(await dropBlock(tx, viewer.id, input.id))) return refuse('network.not_found')
  emit(ownListChanged, { member_id: viewer.id })
  return done
})

export const mute = command(network.mute, async ({ input, viewer, tx, emit }) => {
  if (viewer.id === input.id) return refuse('network.self')
  if (!(await findPerson(tx, viewer.id, input.id))) return refuse('network.not_found')
  if (await keepMute(tx, viewer.id, input.id)) emit(ownListChanged, { member_id: viewer.id })
  return done
})

export const unmute = command(network.unmute, async ({ input, viewer, tx, emit }) => {
  if (!(await dropMute(tx, viewer.id, input.id))) return refuse('network.not_found')
  emit(ownListChanged, { member_id: viewer.id })
  return done
})
