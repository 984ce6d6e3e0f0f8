import { memberSubject } from '#features/members/contract.ts'
import type { DataOf } from '#kernel/event.ts'
import { notice, type Recipient, retract, subjectRef, tell } from '#server/slices/notice.ts'
import { groupMessageSent, groupRead, groupStandingChanged, groupSubject } from './contract.ts'
import { nameOf, toldOf } from './server/queries-marks.ts'

const groupMessage = notice({
  type: 'group_message',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody writes in a group',
    line: 'Once for all that is unread, and whenever I am named. Each group can be muted by itself.',
    subject: '{kind, select, named {{sender} calls upon you in {group}} other {{sender} has written in {group}}}',
    message: 'Read it, and answer.',
  },
  tells: [
    tell(groupMessageSent, async ({ group_id, member_id, seq, named }, { tx }) => {
      const told = await toldOf(tx, group_id, seq, member_id, named)
      if (!told.length) return []
      const group = await nameOf(tx, group_id)
      return told.map((one) => {
        const kind = one.is_named ? 'named' : 'message'
        const property = { kind, group, group_id }
        const subject = subjectRef(groupSubject, group_id)
        return { member_id: one.member_id, actor_id: member_id, subject, property, dedupe_key: `group:${group_id}:${kind}:${seq}` }
      })
    }),
  ],
  // What was read needs no notice.
  retracts: [
    retract(groupRead, ({ group_id, member_id, senders }) =>
      senders.flatMap((actor_id) => ['named', 'message'].map((kind) => ({ member_id, actor_id, property: { kind, group_id } }))),
    ),
  ],
})

const TOLD: Readonly<Record<string, string>> = { add: 'added', remove: 'removed', promote: 'promoted', demote: 'demoted', hand_over: 'owner' }
type Changed = DataOf<typeof groupStandingChanged>
/** About the group; of whoever is not in it any more, about the one who has put them out. */
function about({ group_id, member_id, actor_id, at }: Changed, action: string, group: string): Recipient {
  const subject = action === 'removed' ? subjectRef(memberSubject, actor_id!) : subjectRef(groupSubject, group_id)
  return { member_id, actor_id, subject, property: { action, group }, dedupe_key: `group:${group_id}:${action}:${at.toISOString()}` }
}

const membership = notice({
  type: 'group_membership',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'I am added to a group',
    line: 'Or put out of it, or given another role.',
    subject:
      '{action, select, added {{sender} has added you to {group}} removed {You are not in {group} any more} promoted {You run {group} with its owner now} demoted {You do not run {group} any more} owner {{group} is yours now} other {Your place in {group} has changed}}',
    message:
      '{action, select, added {You read what is written from now on. You can leave at any time.} removed {What you wrote there stays.} other {Have a look at the group.}}',
  },
  path: ({ subject_id, property }) => (property.action === 'removed' ? '/groups' : groupSubject.path(subject_id)),
  tells: [
    tell(groupStandingChanged, async (told, { tx }) => {
      const action = TOLD[told.action]
      return !action || told.actor_id === null || told.actor_id === told.member_id ? [] : [about(told, action, await nameOf(tx, told.group_id))]
    }),
  ],
})

export const groupNotices = [groupMessage, membership]
