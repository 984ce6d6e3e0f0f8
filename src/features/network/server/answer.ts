import type { AnyOperation } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Call } from '#server/run/call.ts'
import { handle } from '#server/run/handle.ts'
import { network } from '../contract.ts'
import { lockPair, move } from './move.ts'

type Asked = Pick<Call<AnyOperation>, 'tx' | 'clock' | 'emit' | 'tools' | 'record'> & { input: { id: string }; viewer: { id: string } }

/** What the followed member does about a follower. */
async function decide({ input, viewer, ...deed }: Asked, action: 'accept' | 'reject' | 'remove'): Promise<boolean> {
  const pair = { follower_id: input.id, followed_id: viewer.id }
  await lockPair(deed, pair)
  return move(deed, pair, action, 'followed')
}
const done = { done: true as const }

export const accept = handle(network.accept, async (call) => ((await decide(call, 'accept')) ? done : refuse('network.no_request')))
export const reject = handle(network.reject, async (call) => ((await decide(call, 'reject')) ? done : refuse('network.no_request')))
export const removeFollower = handle(network.removeFollower, async (call) => ((await decide(call, 'remove')) ? done : refuse('network.no_follower')))
