import { memberSubject } from '#features/members/contract.ts'
import { followChanged, memberBlocked } from '#features/network/contract.ts'
import { hasMuted } from '#features/network/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { notified } from '../contract.ts'
import { notify } from './notify.ts'
import { dropFollowNotices } from './queries-network.ts'

interface NetworkNotice {
  member_id: string
  actor_id: string
  action: 'follow' | 'request' | 'accepted'
  subject_id: string
  on: string
}
/** Whoever is muted is not heard of; and however often a button is pressed, it rings once a day. */
async function tell(context: TransactionContext, { member_id, actor_id, action, subject_id, on }: NetworkNotice) {
  if (await hasMuted(context.tx, member_id, actor_id)) return
  const dedupe_key = `follow:${action}:${actor_id}:${on}`
  await notify(context, { member_id, type: 'follow_user', actor_id, subject_type: memberSubject.type, subject_id, property: { action }, dedupe_key })
}

export const onFollowChanged = on(followChanged, 'notifications', async (context, { follower_id, followed_id, from, to, action, on }) => {
  // A request that was answered, withdrawn or has run out leads nowhere any more.
  if (from === 'Pending') await forget(context, followed_id, follower_id, 'request')
  if (action === 'ask') await tell(context, { member_id: followed_id, actor_id: follower_id, action: 'request', subject_id: followed_id, on })
  if (action === 'follow') await tell(context, { member_id: followed_id, actor_id: follower_id, action: 'follow', subject_id: follower_id, on })
  if (action === 'accept' && to === 'Accepted')
    await tell(context, { member_id: follower_id, actor_id: followed_id, action: 'accepted', subject_id: followed_id, on })
})

/** Neither keeps what told of the other, except what belongs to their orders. */
export const onMemberBlocked = on(memberBlocked, 'notifications', async (context, { blocker_id, blocked_id }) => {
  await forget(context, blocker_id, blocked_id)
  await forget(context, blocked_id, blocker_id)
})

async function forget({ tx, emit }: TransactionContext, member_id: string, actor_id: string, action?: NetworkNotice['action']) {
  if (await dropFollowNotices(tx, member_id, actor_id, action)) emit(notified, { member_id: member_id as never })
}
