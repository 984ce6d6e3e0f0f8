import { memberSubject } from '#features/members/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, type Recipient, retract, subjectRef, tell } from '#server/slices/notice.ts'
import { followChanged, memberBlocked } from './contract.ts'
import { hasMuted } from './server/queries.ts'

type FollowAction = 'follow' | 'request' | 'accepted'

const followUser = notice({
  type: 'follow_user',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody follows me',
    line: 'Or asks to, or lets me follow.',
    subject: '{action, select, request {{sender} asks to follow you} accepted {{sender} lets you follow} other {{sender} follows you}}',
    many: '{sender} and {others, plural, one {# other} other {# others}} follow you',
    message:
      '{action, select, request {Accept or decline. Without an answer the request ends after 30 days.} accepted {You now see what is meant for followers.} other {Have a look at what they collect.}}',
  },
  path: ({ member_id, subject_id, property, count }) => {
    if (property.action === 'request') return `${memberSubject.path(subject_id)}/network?tab=requests`
    return memberSubject.path(count > 1 ? `${member_id}/network` : subject_id)
  },
  tells: [
    tell(followChanged, async ({ follower_id, followed_id, to, action, on }, { tx }) => {
      const told = toldOf(action, to, { follower_id, followed_id })
      // No notice from muted members; deduplicated per action and day.
      if (!told || (await hasMuted(tx, told.member_id, told.actor_id))) return []
      const { action: property, subject_id, ...who } = told
      const dedupe_key = `follow:${property}:${told.actor_id}:${on}`
      const group = property === 'follow' ? { group: 'follow' } : {}
      return [{ ...who, ...group, subject: subjectRef(memberSubject, subject_id), property: { action: property }, dedupe_key }]
    }),
  ],
  retracts: [
    // A request that was answered, withdrawn or expired has no page any more.
    retract(followChanged, ({ follower_id, followed_id, from }) =>
      from === 'Pending' ? [{ member_id: followed_id, actor_id: follower_id, property: { action: 'request' satisfies FollowAction } }] : [],
    ),
    // Blocking removes the notices about each other, except those about orders.
    retract(memberBlocked, ({ blocker_id, blocked_id }) => [
      { member_id: blocker_id, actor_id: blocked_id },
      { member_id: blocked_id, actor_id: blocker_id },
    ]),
  ],
})

interface FollowNotice extends Pick<Recipient, 'member_id'> {
  readonly actor_id: Id<'members'>
  readonly action: FollowAction
  readonly subject_id: string
}
function toldOf(
  action: string,
  to: string,
  { follower_id, followed_id }: { follower_id: Id<'members'>; followed_id: Id<'members'> },
): FollowNotice | undefined {
  if (action === 'ask') return { member_id: followed_id, actor_id: follower_id, action: 'request', subject_id: followed_id }
  if (action === 'follow') return { member_id: followed_id, actor_id: follower_id, action: 'follow', subject_id: follower_id }
  if (action === 'accept' && to === 'Accepted') return { member_id: follower_id, actor_id: followed_id, action: 'accepted', subject_id: followed_id }
  return undefined
}

export const networkNotices = [followUser]
