import type { DataOf } from '#kernel/event.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { circleMoved, circleSubject } from './contract.ts'

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
const MAILED: readonly Moved['action'][] = ['running', 'shipped', 'done', 'ended']
const action = notice({
  ...usual,
  type: 'trade_circle_action',
  texts: {
    name: 'Something happens in a trade circle of mine',
    line: 'Answers, parcels and arrivals.',
    subject: 'Trade circle {number}',
    message:
      '{action, select, accepted {One more has accepted.} running {All have accepted. Send your parcel.} shipped {A parcel is on its way.} received {A parcel has arrived.} done {Every parcel has arrived: the circle is done.} other {{reason, select, declined {One of you has said no. What you had put into it is free again.} items_gone {One of the items cannot be had any more. What you had put into it is free again.} unsent {Nobody has sent a parcel in time. What you had put into it is free again.} apart {One of you does not take part any more. What you had put into it is free again.} other {Not all have accepted in time. What you had put into it is free again.}}}}',
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

export const circleNotices = [asked, action]
