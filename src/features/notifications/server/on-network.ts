import { memberSubject } from '#features/members/contract.ts'
import { followChanged, memberBlocked } from '#features/network/contract.ts'
import { hasMuted } from '#features/network/server/public.ts'
import type { Deed } from '#server/run/call.ts'
import { on } from '#server/run/handle.ts'
import { notified } from '../contract.ts'
import { notify } from './notify.ts'
import { dropFollowNotices } from './queries-network.ts'

interface Told {
  member_id: string
  actor_id: string
  action: 'follow' | 'request' | 'accepted'
  subject_id: string
  on: string
}
/** Whoever is muted is not heard of; and however often a button is pressed, it rings once a day. */
async function tell(deed: Deed, { member_id, actor_id, action, subject_id, on }: Told) {
  if (await hasMuted(deed.tx, member_id, actor_id)) return
  const dedupe_key = `follow:${action}:${actor_id}:${on}`
  await notify(deed, { member_id, type: 'follow_user', actor_id, subject_type: memberSubject.type, subject_id, property: { action }, dedupe_key })
}

export const onFollowChanged = on(followChanged, 'notifications', async (deed, { follower_id, followed_id, from, to, action, on }) => {
  // A request that was answered, withdrawn or has run out leads nowhere any more.
  if (from === 'Pending') await forget(deed, followed_id, follower_id, 'request')
  if (action === 'ask') await tell(deed, { member_id: followed_id, actor_id: follower_id, action: 'request', subject_id: followed_id, on })
  if (action === 'follow') await tell(deed, { member_id: followed_id, actor_id: follower_id, action: 'follow', subject_id: follower_id, on })
  if (action === 'accept' && to === 'Accepted')
    await tell(deed, { member_id: follower_id, actor_id: followed_id, action: 'accepted', subject_id: followed_id, on })
})

/** Neither keeps what told of the other, except what belongs to their orders. */
export const onMemberBlocked = on(memberBlocked, 'notifications', async (deed, { blocker_id, blocked_id }) => {
  await forget(deed, blocker_id, blocked_id)
  await forget(deed, blocked_id, blocker_id)
})

async function forget({ tx, emit }: Deed, member_id: string, actor_id: string, action?: Told['action']) {
  if (await dropFollowNotices(tx, member_id, actor_id, action)) emit(notified, { member_id: member_id as never })
}
