import { type Examples, own, shown, theirs } from '#test/contract/example.ts'

export const examples: Examples = {
  // Ben, the counterparty, shows an exhibit at ann’s exhibition.
  'GET /participants/fetch-exhibitable': [own('exhibition', {}, theirs, 'event_id')],
  'POST /participants/{id}/exhibit': [
    own(
      'exhibit_place',
      { title: 'CANARY', class: 'open', pages: [{ position: 1, stamp_item_id: '00000000-0000-7000-8000-000000000000' }] },
      { owner: 404, counterparty: 409 },
    ),
  ],
  'POST /exhibits/{id}/withdraw': [own('exhibit', {}, theirs)],
  'POST /exhibits/{id}': [own('exhibit', { status: 'accepted' })],
  // Nobody of these is of the jury.
  'POST /exhibits/{id}/judge': [own('exhibit', { marks: [20, 20, 20, 3] }, { owner: 404, counterparty: 404 })],
  // It does not hang yet.
  'POST /exhibits/{id}/vote': [own('exhibit', {}, { owner: 409, counterparty: 409 })],
  'GET /exhibits/{id}': [own('exhibit', {}, { counterparty: 200 })],
  'GET /events/{event_id}/hall': [shown('exhibition', {}, {}, 'event_id')],
  'POST /events/{event_id}/jury': [own('exhibition', { usernames: ['cleo'] }, {}, 'event_id')],
  // Nothing is accepted yet.
  'POST /events/{event_id}/hall/open': [own('exhibition', {}, { owner: 409 }, 'event_id')],
  'POST /events/{event_id}/awards': [own('exhibition', {}, { owner: 409 }, 'event_id')],
}
