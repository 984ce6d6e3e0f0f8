import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { events } from '../contract.ts'
import { eventNotices } from '../notices.ts'
import { eventRights } from '../plan-rights.ts'
import { eventTexts } from '../texts.ts'
import { calendar, dates, file, subscribe, subscription, unsubscribe } from './calendar/calendar.ts'
import { cancel, edit, reschedule } from './change.ts'
import { create, publish, remove } from './hold.ts'
import { answer, leave } from './places/answer.ts'
import { checkIn, invite } from './places/guests.ts'
import { join } from './places/join.ts'
import { eventTags } from './privacy.ts'
import { heardEvents } from './queries.ts'
import { eventAddresses } from './queries-seo.ts'
import { heldEvents } from './queries-subject.ts'
import { list, participant, participants, show } from './read.ts'
import { eventSearch } from './search-kind.ts'
import { eventKind } from './subject.ts'
import { buyTicket, settleTicket } from './tickets/buy.ts'
import { expireTickets } from './tickets/expire.sweeper.ts'
import { onTicketGivenBack } from './tickets/give-back.ts'
import { onPaymentDisputed } from './tickets/on-payment-disputed.ts'
import { onPaymentSettled } from './tickets/on-payment-settled.ts'
import { openTickets, ticketCause } from './tickets/queries-tickets.ts'
import { releaseTickets } from './tickets/release.timer.ts'
import { archiveEvents, fillSeries, lapseOffers, remind, turnEvents } from './timers/timers.ts'

const seen = visibleRows((db, ids, viewer) => heardEvents(db, ids, viewer.id))

export const eventsSlice = slice('events', events, {
  part: {
    code: 'events',
    closes: ['/events$', '/events/public', '/events/event-calendar', '/events/create', '/join-events'],
    goes_on: [
      'show',
      'remove',
      'cancel',
      'reschedule',
      'file',
      'unsubscribe',
      'participants',
      'participant',
      'answer',
      'leave',
      'checkIn',
      'settleTicket',
    ],
  },
  handlers: {
    ...{ list, show, create, edit, remove, publish, cancel, reschedule },
    ...{ join, participants, participant, answer, leave, invite, checkIn, buyTicket, settleTicket },
    ...{ calendar, dates, file, subscribe, unsubscribe, subscription },
  },
  listeners: [onPaymentSettled, onTicketGivenBack, onPaymentDisputed],
  sweepers: [expireTickets],
  timers: [lapseOffers, turnEvents, archiveEvents, remind, fillSeries, releaseTickets],
  statementCauses: [ticketCause],
  topics: { event: seen, 'discussion of event': seen, 'events of member': ownOnly },
  rights: eventRights,
  texts: eventTexts,
  subjects: [eventKind],
  searchKinds: [eventSearch],
  sitemap: [eventAddresses],
  tags: eventTags,
  notices: eventNotices,
  unfinished: [heldEvents, openTickets],
  lockRank: { events: 707 },
})
