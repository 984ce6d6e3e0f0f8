import type { Id, MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { followChanged } from '../contract.ts'
import { type FollowAction, type FollowActor, type FollowState, followed, REQUEST_DAYS } from '../rules.ts'
import { findFollow, keepFollow } from './queries.ts'

export interface MemberPair {
  readonly follower_id: Id<'members'>
  readonly followed_id: Id<'members'>
}

/** Locks both members in id order, so that two opposite requests cannot deadlock. */
export const lockPair = (context: Pick<TransactionContext, 'tx'>, { follower_id, followed_id }: MemberPair) =>
  lock(context.tx, 'members', [follower_id, followed_id])

export const stateOf = async ({ tx }: Pick<TransactionContext, 'tx'>, { follower_id, followed_id }: MemberPair) =>
  ((await findFollow(tx, follower_id, followed_id))?.status ?? 'none') as FollowState

/**
 * Precondition: both are locked. Makes the move and emits its event; false if the state machine forbids it. Counters are kept by database triggers.
 */
export async function move(context: TransactionContext, pair: MemberPair, action: FollowAction, by: FollowActor): Promise<boolean> {
  const from = await stateOf(context, pair)
  const to = followed(from, action, by)
  if (!to) return false
  const at = await context.clock()
  await keepFollow(context.tx, { ...pair, to, at, days: REQUEST_DAYS })
  const { follower_id, followed_id } = pair as { follower_id: MemberId; followed_id: MemberId }
  context.emit(followChanged, { follower_id, followed_id, from, to, action, on: at.toISOString().slice(0, 10) })
  return true
}
