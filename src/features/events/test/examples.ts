import { all, type Examples, own, plain, shown } from '#test/contract/example.ts'

const times = { start_date: '2031-06-01T10:00', end_date: '2031-06-01T16:00', time_zone: 'Europe/Paris' }
const made = {
  type: 'Event',
  mode: 'In_Person',
  visibility: 'Open',
  recurrence: 'Standard',
  duration_type: 'timed',
  title: 'A small fair',
  location: 'Library',
}
/** Ben has asked to come: he knows of the private event. */
const KNOWN = { counterparty: 200 }

export const examples: Examples = {
  'GET /events': plain(),
  'GET /events/{id}': [shown('event'), own('private_event', {}, KNOWN), own('draft_event')],
  'POST /events': plain(() => ({ ...made, ...times })),
  'POST /events/{id}': [own('private_event', { description: 'CANARY changed' }), own('draft_event', { title: 'CANARY changed' })],
  'DELETE /events/{id}': [own('draft_event'), own('private_event', {}, { owner: 409 })],
  'POST /events/{id}/publish': [own('draft_event'), own('private_event', {}, { owner: 409 })],
  'POST /events/{id}/cancel': [own('private_event'), own('draft_event', {}, { owner: 409 })],
  'POST /events/{id}/reschedule': [
    {
      given: (things) => ({
        id: things.private_event,
        occurrence_id: things.private_occurrence,
        start_date: times.start_date,
        end_date: times.end_date,
      }),
      of: { kind: 'private_event', field: 'id' },
    },
  ],
  'POST /events/{id}/invite': [own('private_event', { username: 'cleo' })],
  // The door opens two hours before the start.
  'POST /events/{id}/check-in': [own('private_event', { code: '23456789AC' }, { owner: 409 })],
  'GET /events/{id}/ics': [shown('event'), own('private_event', {}, KNOWN)],
  'POST /participants': [
    own('event', {}, { owner: 409, stranger: 200, counterparty: 200 }, 'event_id'),
    own('private_event', {}, { owner: 409, counterparty: 409 }, 'event_id'),
  ],
  'POST /participants/buy-ticket': [
    own('paid_event', { payment_method_id: 'pm_card_visa', expected_amount: 500 }, { owner: 409, stranger: 200, counterparty: 409 }, 'event_id'),
  ],
  'POST /participants/{id}/settle': [own('paid_place', {}, { owner: 404, counterparty: 200 })],
  'GET /participants': plain(),
  'GET /participants/{id}': [own('participant', {}, KNOWN)],
  'POST /participants/{id}': [own('participant', { status: 'Accepted' }, { counterparty: 403 })],
  'DELETE /participants/{id}': [own('place')],
  'GET /calendar': plain(() => ({ from: '2031-05-01', to: '2031-05-31' })),
  'GET /event-dates': plain(() => ({ ...times, recurrence: 'Standard', duration_type: 'timed' })),
  'POST /calendar/subscribe': plain(),
  'DELETE /calendar/subscribe': plain(),
  'GET /calendar/{token}': plain(() => ({ token: 'A'.repeat(43) }), all(404)),
}
