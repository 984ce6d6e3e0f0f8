import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { Instant, MemberId } from '#kernel/shapes.ts'
import { GroupId } from './shapes.ts'

const ofGroup = ({ group_id }: { group_id: string }) => [`group:${group_id}`]
const by = { group_id: GroupId, member_id: MemberId }

/** `member_id` has written. Sockets of the members hear of what and when, and read the words by HTTP. */
export const groupMessageSent = event({
  name: 'groups.message_sent',
  data: z.object({ ...by, seq: z.int(), named: z.array(MemberId), sent_at: z.string() }),
  topics: ofGroup,
  shows: ({ group_id, seq, sent_at }) => ({ group_id, seq, sent_at }),
})
/** A message was changed, deleted or felt about. */
export const groupMessageChanged = event({
  name: 'groups.message_changed',
  data: z.object({ ...by, seq: z.int() }),
  topics: ofGroup,
  shows: ({ seq }) => ({ changed: seq }),
})
/** Its name, its picture or who is in it. */
export const groupChanged = event({
  name: 'groups.changed',
  data: z.object({ group_id: GroupId }),
  topics: ({ group_id }) => [`group:${group_id}`, `people of group:${group_id}`],
})
/** How somebody stands to a group has changed. */
export const groupStandingChanged = event({
  name: 'groups.standing_changed',
  data: z.object({ ...by, actor_id: z.nullable(MemberId), from: z.string(), to: z.string(), action: z.string(), at: Instant }),
  topics: ({ member_id }) => [`groups of member:${member_id}`],
})
/** Sockets of whoever is out of the group are closed, so that nothing of it is delivered to them; they come back with fewer topics. */
export const groupLeft = event({ name: 'groups.left', data: z.object(by), topics: ({ member_id }) => [`sockets of ${member_id}`] })
/** `member_id` has read more; others see it when both show such marks. */
export const groupRead = event({
  name: 'groups.read',
  data: z.object({ ...by, is_shown: z.boolean(), senders: z.array(MemberId) }),
  topics: ({ group_id, member_id, is_shown }) => [`groups of member:${member_id}`, ...(is_shown ? [`marks of group:${group_id}`] : [])],
})
/** One’s own list is arranged otherwise. */
export const groupOwnChanged = event({
  name: 'groups.own_changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`groups of member:${member_id}`],
})
export const groupTyped = event({
  name: 'groups.typed',
  data: z.object(by),
  topics: ({ group_id }) => [`marks of group:${group_id}`],
  shows: ({ member_id }) => ({ typing: member_id }),
})
