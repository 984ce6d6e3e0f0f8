import { type ActionOf, type ActorOf, machine, next, type StateOf } from '#kernel/machine.ts'

/** Follow relation between two members. Private profiles must accept a request; a block ends it in both directions. */
export const followMachine = machine([
  { from: 'none', action: 'follow', by: 'follower', to: 'Accepted', guard: 'the profile is public, and neither has blocked the other' },
  { from: 'none', action: 'ask', by: 'follower', to: 'Pending', guard: 'the profile is private, and neither has blocked the other' },
  { from: 'Unfollow', action: 'follow', by: 'follower', to: 'Accepted', guard: 'as from none' },
  { from: 'Unfollow', action: 'ask', by: 'follower', to: 'Pending', guard: 'as from none' },
  { from: 'Pending', action: 'accept', by: 'followed', to: 'Accepted' },
  { from: 'Pending', action: 'reject', by: 'followed', to: 'none' },
  { from: 'Pending', action: 'expire', by: 'clock', to: 'none', guard: '30 days without an answer' },
  { from: 'Pending', action: 'unfollow', by: 'follower', to: 'Unfollow' },
  { from: 'Pending', action: 'remove', by: 'followed', to: 'Unfollow' },
  { from: 'Accepted', action: 'unfollow', by: 'follower', to: 'Unfollow' },
  { from: 'Accepted', action: 'remove', by: 'followed', to: 'Unfollow' },
  { from: 'Pending', action: 'block', by: 'either', to: 'none' },
  { from: 'Accepted', action: 'block', by: 'either', to: 'none' },
  { from: 'Unfollow', action: 'block', by: 'either', to: 'none' },
])
export type FollowState = StateOf<typeof followMachine>
export type FollowAction = ActionOf<typeof followMachine>
export type FollowActor = ActorOf<typeof followMachine>

/** Days until an unanswered request expires. */
export const REQUEST_DAYS = 30

export const followed = (from: FollowState, action: FollowAction, by: FollowActor) => next(followMachine, from, action, by)

/** Private profiles receive a request. */
export const wayIn = (is_private: boolean): FollowAction => (is_private ? 'ask' : 'follow')
