import type { AnyOperation } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { network } from '../contract.ts'
import { lockPair, move } from './move.ts'

type RequestContext = Pick<CommandContext<AnyOperation>, 'tx' | 'clock' | 'emit' | 'tools' | 'record'> & {
  input: { id: Id<'members'> }
  viewer: { id: Id<'members'> }
}

/** Actions of the followed member. */
async function decide({ input, viewer, ...context }: RequestContext, action: 'accept' | 'reject' | 'remove'): Promise<boolean> {
  const pair = { follower_id: input.id, followed_id: viewer.id }
  await lockPair(context, pair)
  return move(context, pair, action, 'followed')
}
const done = { done: true as const }

export const accept = command(network.accept, async (call) => ((await decide(call, 'accept')) ? done : refuse('network.no_request')))
export const reject = command(network.reject, async (call) => ((await decide(call, 'reject')) ? done : refuse('network.no_request')))
export const removeFollower = command(network.removeFollower, async (call) => ((await decide(call, 'remove')) ? done : refuse('network.no_follower')))
