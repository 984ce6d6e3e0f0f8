import { memberSubject } from '#features/members/contract.ts'
import { notice, retract, subjectRef, tell } from '#server/slices/notice.ts'
import { marksMoved, messageSent } from './contract.ts'
import { QUIET_S } from './rules.ts'
import { readUpTo } from './server/queries-marks.ts'

/** One notice and one letter for all that is unread since then. */
export const runKey = (conversation_id: string, first_unread: number) => `chat:${conversation_id}:${first_unread}`

const chatMessage = notice({
  type: 'chat_message',
  section: 'network',
  channels: { in_app: 'choice', mail: 'choice' },
  letter_waits_s: QUIET_S,
  texts: {
    name: 'Somebody writes to me',
    line: 'When I have not read it yet. Conversations can be muted one by one.',
    subject: '{kind, select, request {{sender} would like to write to you} other {{sender} has written to you}}',
    message: '{kind, select, request {Accept or decline. They do not see that you have read it.} other {Read it, and answer.}}',
  },
  path: ({ subject_id, property }) => (property.kind === 'request' ? '/chat?box=requests' : `/chat/${subject_id}`),
  tells: [
    tell(messageSent, async ({ conversation_id, member_id, other_id, seq, first_unread, is_heard, is_request }, { tx }) => {
      if (!is_heard || (await readUpTo(tx, other_id, conversation_id)) >= seq) return []
      const property = { kind: is_request ? 'request' : 'message' }
      // The first that is unread; others before it is read need no letter of their own.
      const letter = seq === first_unread && {
        letter: { template: is_request ? 'chat_request' : 'chat_message', property: {}, names_sender: true as const },
      }
      const dedupe_key = runKey(conversation_id, first_unread)
      return [{ member_id: other_id, actor_id: member_id, subject: subjectRef(memberSubject, member_id), property, dedupe_key, ...letter }]
    }),
  ],
  // What was read needs no notice.
  retracts: [retract(marksMoved, ({ member_id, other_id, is_read }) => (is_read ? [{ member_id, actor_id: other_id }] : []))],
})

export const chatNotices = [chatMessage]
