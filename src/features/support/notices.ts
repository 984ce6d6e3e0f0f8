import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { ticketMoved, ticketSubject } from './contract.ts'

/** By letter the answer comes anyway, to members as to guests: the notice is for those who are here. */
const answered = notice({
  type: 'support_answer',
  section: 'account',
  channels: { in_app: 'always', mail: 'never' },
  texts: {
    name: 'The help desk answers me',
    line: 'What you have asked is answered.',
    always: 'You have asked, so you are told the answer.',
    subject: 'The help desk has answered your ticket {number}',
    message: 'Read it, and write again if something is missing.',
  },
  tells: [
    tell(ticketMoved, ({ ticket_id, number, member_id, message_id, to_requester }) =>
      to_requester && member_id && message_id
        ? [
            {
              ...{ member_id, actor_id: null, subject: subjectRef(ticketSubject, ticket_id), dedupe_key: `support:${message_id}` },
              property: { number },
            },
          ]
        : [],
    ),
  ],
})
export const supportNotices = [answered]
