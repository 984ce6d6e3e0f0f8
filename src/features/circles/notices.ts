import type { DataOf } from '#kernel/event.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { circleComplaintMoved, circleMoved, circleSubject } from './contract.ts'

const usual = { section: 'orders', channels: { in_app: 'choice', mail: 'choice' } } as const
type Moved = DataOf<typeof circleMoved>
const propertyOf = ({ number, action, reason, members }: Moved) => ({ number, action, reason: reason ?? '', size: members.length })
const recipient = (event: Moved, member_id: Moved['members'][number], template?: string): Recipient => ({
  ...{ member_id, actor_id: event.by, subject: subjectRef(circleSubject, event.circle_id), property: propertyOf(event) },
  dedupe_key: `circle:${event.circle_id}:${event.action}:${event.by ?? ''}`,
  ...(template !== undefined && { letter: { template, property: propertyOf(event) } }),
})
const asked = notice({
  ...usual,
  type: 'trade_circle_asked',
  texts: {
    name: 'I am asked to join a trade circle',
    line: 'Three or four members who together have what each of them wants.',
    subject: 'A trade circle of {size} for you',
    message: 'Look at who would send what to whom, and answer within 72 hours.',
  },
  tells: [tell(circleMoved, (event) => (event.action === 'asked' ? event.members.map((id) => recipient(event, id, 'circle_asked')) : []))],
})
const MAILED: readonly Moved['action'][] = ['running', 'shipped', 'delivered', 'done', 'ended']
const action = notice({
  ...usual,
  type: 'trade_circle_action',
  texts: {
    name: 'Something happens in a trade circle of mine',
    line: 'Answers, parcels and arrivals.',
    subject: 'Trade circle {number}',
    message:
      '{action, select, accepted {One more has accepted.} running {All have accepted. Send your parcel.} shipped {A parcel is on its way.} delivered {The parcels count as arrived. Say so within seven days if yours has not.} received {A parcel has arrived.} done {Every parcel has arrived: the circle is done.} other {{reason, select, declined {One of you has said no. What you had put into it is free again.} items_gone {One of the items cannot be had any more. What you had put into it is free again.} unsent {Nobody has sent a parcel in time. What you had put into it is free again.} apart {One of you does not take part any more. What you had put into it is free again.} other {Not all have accepted in time. What you had put into it is free again.}}}}',
  },
  tells: [
    tell(circleMoved, (event) =>
      event.action === 'asked'
        ? []
        : event.members
            .filter((id) => id !== event.by)
            .map((id) => recipient(event, id, MAILED.includes(event.action) ? 'circle_action' : undefined)),
    ),
  ],
})

/** The other one of the leg; of what the clock or a moderator did, both. */
const complaint = notice({
  ...usual,
  type: 'trade_circle_complaint',
  texts: {
    name: 'A complaint in a trade circle of mine',
    line: 'About a parcel that I have sent or wait for: opened, answered, decided.',
    subject: 'Complaint in trade circle {number}',
    message:
      '{action, select, opened {{sender} says that something is wrong with your parcel. Answer within five days.} answered {{sender} has answered your complaint. A moderator decides.} unanswered {Nobody has answered in time. A moderator decides.} withdrawn {It has arrived after all: the complaint is over.} other {{outcome, select, sender {Decided: the deposit goes back to whoever sent the parcel.} other {Decided: the deposit goes to whoever waited for the parcel.}}}}',
  },
  tells: [
    tell(circleComplaintMoved, ({ circle_id, number, complaint_id, receiver_id, sender_id, action, by, outcome }) =>
      [receiver_id, sender_id]
        .filter((id) => id !== by)
        .map((member_id) => ({
          ...{ member_id, actor_id: by, subject: subjectRef(circleSubject, circle_id) },
          ...{ property: { number, action, outcome: outcome ?? '' }, dedupe_key: `circle complaint:${complaint_id}:${action}` },
          letter: { template: 'circle_complaint', property: { number, action, outcome: outcome ?? '' } },
        })),
    ),
  ],
})

export const circleNotices = [asked, action, complaint]
