import type { DataOf } from '#kernel/event.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { dateChanged, dateNear, type EventId, eventSubject, participantMoved, ticketBought, ticketDisputed, ticketRefunded } from './contract.ts'
import { runnersOf, standingTo, titleOf } from './server/queries-notices.ts'

type Tx = Parameters<typeof titleOf>[0]
type Moved = DataOf<typeof participantMoved>
type Property = Recipient['property']

async function about(
  tx: Tx,
  event_id: EventId,
  members: readonly Id<'members'>[],
  actor_id: Id<'members'> | null,
  key: string,
  more: Property = {},
): Promise<Recipient[]> {
  const event = members.length ? await titleOf(tx, event_id) : undefined
  if (!event) return []
  const subject = subjectRef(eventSubject, event_id)
  return members.map((member_id) => ({ member_id, actor_id, subject, property: { ...more, event: event.title }, dedupe_key: `event:${key}` }))
}
const keyOf = ({ participant_id, action, at }: Moved) => `${participant_id}:${action}:${at}`
const choice = { in_app: 'choice', mail: 'never' } as const

const invitation = notice({
  type: 'event_invitation',
  section: 'events',
  channels: choice,
  texts: {
    name: 'Somebody invites me to an event',
    line: 'An event or an exhibition.',
    subject: '{sender} invites you to {event}',
    message: 'Look at it, and accept or decline.',
  },
  path: ({ subject_id, member_id, property }) =>
    `/events/join/${subject_id}/${member_id}?is_user_invited=1&participant_id=${property.participant_id}`,
  tells: [
    tell(participantMoved, (moved, { tx }) =>
      moved.action === 'invite'
        ? about(tx, moved.event_id, [moved.user_id], moved.actor_id, keyOf(moved), { participant_id: moved.participant_id })
        : [],
    ),
  ],
})

const request = notice({
  type: 'event_join_request',
  section: 'events',
  channels: choice,
  texts: {
    name: 'Somebody asks to join my event',
    line: 'A private event that I hold or run.',
    subject: '{sender} asks to join {event}',
    message: 'Read what they say, and answer.',
  },
  path: ({ subject_id, property }) => `/events/participate-request/${subject_id}/${property.participant_id}`,
  tells: [
    tell(participantMoved, async (moved, { tx }) =>
      moved.action === 'request'
        ? about(tx, moved.event_id, await runnersOf(tx, moved.event_id, moved.user_id), moved.user_id, keyOf(moved), {
            participant_id: moved.participant_id,
          })
        : [],
    ),
  ],
})

/** What others, or the clock, have done about one's place. */
const TOLD = ['accept', 'grant', 'reject', 'wait', 'remove', 'withdraw', 'offer', 'lapse']
const action = notice({
  type: 'participant_action',
  section: 'events',
  channels: choice,
  texts: {
    name: 'My place at an event changes',
    line: 'I am let in or turned down, or a place is held for me.',
    subject:
      '{action, select, accept {You are going to {event}} reject {{event} has turned down your request} wait {You wait in line for {event}} remove {You have no place at {event} any more} withdraw {The invitation to {event} is taken back} offer {A place at {event} is held for you} lapse {The place at {event} has gone to the next in line} other {Your place at {event} has changed}}',
    message:
      '{action, select, accept {Your code is on its page.} offer {Take it within 24 hours, or it goes to the next in line.} wait {We tell you when a place is free.} lapse {You can join again.} other {Have a look at the event.}}',
  },
  tells: [
    tell(participantMoved, (moved, { tx }) =>
      TOLD.includes(moved.action) && moved.actor_id !== moved.user_id
        ? about(tx, moved.event_id, [moved.user_id], moved.actor_id, keyOf(moved), { action: moved.action === 'grant' ? 'offer' : moved.action })
        : [],
    ),
  ],
})
/** For those who run it. */
const joined = notice({
  type: 'event_joined',
  section: 'events',
  channels: choice,
  texts: {
    name: 'Somebody comes to my event, or not after all',
    line: 'An event that I hold or run.',
    subject:
      '{action, select, cancel {{sender} does not come to {event}} decline {{sender} has declined to come to {event}} wait {{sender} waits in line for {event}} other {{sender} comes to {event}}}',
    message: 'See who is going.',
    many: '{action, select, cancel {{sender} and {others, plural, one {# other} other {# others}} do not come to {event}} decline {{sender} and {others, plural, one {# other} other {# others}} have declined to come to {event}} wait {{sender} and {others, plural, one {# other} other {# others}} wait in line for {event}} other {{sender} and {others, plural, one {# other} other {# others}} come to {event}}}',
  },
  tells: [
    tell(participantMoved, async (moved, { tx }) => {
      const is_own = moved.actor_id === moved.user_id && ['join', 'accept', 'take', 'wait', 'cancel', 'decline'].includes(moved.action)
      if (!is_own) return []
      const word = moved.action === 'accept' || moved.action === 'take' ? 'join' : moved.action
      const runners = await runnersOf(tx, moved.event_id, moved.user_id)
      const rows = await about(tx, moved.event_id, runners, moved.user_id, keyOf(moved), { action: word })
      return rows.map((row) => ({ ...row, group: `event:${moved.event_id}:${word}` }))
    }),
  ],
})

const changed = notice({
  type: 'event_changed',
  section: 'events',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'An event that I am going to is moved or called off',
    line: 'Its date or its hour changes, or it does not take place.',
    subject: '{what, select, cancelled {{event} is called off} other {{event} is at another time}}',
    message:
      '{what, select, cancelled {This date does not take place.} other {Look at the new time, and give your place back if it does not suit you.}}',
  },
  tells: [
    tell(dateChanged, async ({ event_id, occurrence_id, actor_id, what, sequence }, { tx }) => {
      const members = await standingTo(tx, occurrence_id, ['Accepted', 'Pending', 'Invited', 'waitlisted', 'offered'])
      const told = members.filter((id) => id !== actor_id)
      const rows = await about(tx, event_id, told, actor_id, `${occurrence_id}:${what}:${sequence}`, { what })
      return rows.map((row) => ({ ...row, letter: { template: 'event_changed', property: row.property } }))
    }),
  ],
})

const reminder = notice({
  type: 'event_reminder',
  section: 'events',
  channels: choice,
  texts: {
    name: 'An event that I am going to begins soon',
    line: '24 hours and one hour before.',
    subject: '{hours, plural, one {{event} begins in an hour} other {{event} begins in # hours}}',
    message: 'Your code and the way there are on its page.',
  },
  tells: [
    tell(dateNear, async ({ event_id, occurrence_id, hours }, { tx }) =>
      about(tx, event_id, await standingTo(tx, occurrence_id, ['Accepted']), null, `${occurrence_id}:in:${hours}`, { hours }),
    ),
  ],
})

const bought = notice({
  type: 'event_ticket_bought',
  section: 'events',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'A ticket is bought',
    line: 'By me, or to an event that I hold.',
    subject: '{kind, select, sold {{sender} has bought a ticket to {event}} other {Your ticket to {event} is paid}}',
    message: '{kind, select, sold {Its price is held for you until the event is over: {amount}} other {Your code is on its page. Paid: {amount}}}',
  },
  tells: [
    tell(ticketBought, async ({ event_id, ticket_id, buyer_id, organizer_id, amount, currency }, { tx }) => {
      const property = { amount, currency }
      const mine = await about(tx, event_id, [buyer_id], null, `bought:${ticket_id}`, { ...property, kind: 'bought' })
      const theirs = await about(tx, event_id, [organizer_id], buyer_id, `sold:${ticket_id}`, { ...property, kind: 'sold' })
      const path = eventSubject.path(event_id)
      return [...mine.map((row) => ({ ...row, letter: { template: 'ticket_bought', property: { ...row.property, path } } })), ...theirs]
    }),
  ],
})

const refunded = notice({
  type: 'event_ticket_refunded',
  section: 'events',
  // Money of the buyer is involved, so this mail cannot be switched off.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'The price of a ticket goes back',
    line: 'Of mine, or of one to an event that I hold.',
    always: 'The e-mail cannot be switched off: it is about your money.',
    subject: '{kind, select, sold {The ticket of {sender} to {event} is paid back} other {{amount} for {event} goes back to your card}}',
    message: '{kind, select, sold {It is not yours any more: {amount}} other {Your bank shows it within five to ten days.}}',
  },
  tells: [
    tell(ticketRefunded, async ({ event_id, ticket_id, buyer_id, organizer_id, amount, currency }, { tx }) => {
      const property = { amount, currency }
      const mine = await about(tx, event_id, [buyer_id], null, `refunded:${ticket_id}`, { ...property, kind: 'bought' })
      const theirs = await about(tx, event_id, [organizer_id], buyer_id, `unsold:${ticket_id}`, { ...property, kind: 'sold' })
      const path = eventSubject.path(event_id)
      return [...mine.map((row) => ({ ...row, letter: { template: 'ticket_refunded', property: { ...row.property, path } } })), ...theirs]
    }),
  ],
})

const disputed = notice({
  type: 'event_ticket_disputed',
  section: 'events',
  channels: choice,
  texts: {
    name: 'A buyer disputes the payment of a ticket',
    line: 'To an event that I hold.',
    subject:
      '{step, select, opened {The bank asks about the ticket of {sender} to {event}} lost {The bank has taken back what {sender} paid for {event}} other {The ticket of {sender} to {event} stays paid}}',
    message:
      '{step, select, opened {Its price is held until the bank has decided: {amount}} lost {It is not yours any more: {amount}} other {The bank has decided: {amount}}}',
  },
  tells: [
    tell(ticketDisputed, async ({ event_id, ticket_id, buyer_id, organizer_id, amount, currency, step }, { tx }) =>
      about(tx, event_id, [organizer_id], buyer_id, `disputed:${ticket_id}:${step}`, { amount, currency, step }),
    ),
  ],
})
export const eventNotices = [invitation, request, action, joined, changed, reminder, bought, refunded, disputed]
