import { type Examples, own, plain, type Says, theirs } from '#test/contract/example.ts'

const NOBODY = '0192f0c1-2345-7abc-8def-0123456789ab'
const desk: Says = { support: 404, moderator: 404, administrator: 404 }

/** The dispute of the fixtures is open: its buyer is ben, its seller is ann. */
export const examples: Examples = {
  'GET /orders/{id}/dispute': [own('disputed', {}, { counterparty: 200 })],
  'POST /orders/{id}/dispute': [own('shipped', { reason: 'damaged', amount: 100, note: 'Torn' }, theirs)],
  'POST /disputes/{id}/messages': [own('dispute', { body: 'Look at the back' }, { counterparty: 200 })],
  'POST /disputes/{id}/accept': [own('dispute', {})],
  'POST /disputes/{id}/offer': [own('dispute', { amount: 100 })],
  'POST /disputes/{id}/ask-return': [own('dispute', {})],
  'POST /disputes/{id}/refuse': [own('dispute', {})],
  'POST /disputes/{id}/agree': [own('dispute', {}, { owner: 404, counterparty: 409 })],
  'POST /disputes/{id}/decline': [own('dispute', {}, { owner: 404, counterparty: 409 })],
  'POST /disputes/{id}/withdraw': [own('dispute', {}, theirs)],
  'POST /disputes/{id}/send-back': [own('dispute', { carrier: 'An Post' }, { owner: 404, counterparty: 409 })],
  'POST /disputes/{id}/take-back': [own('dispute', {}, { owner: 409 })],
  'POST /disputes/{id}/contest': [own('dispute', {}, { owner: 409 })],
  'GET /admin/disputes': plain(),
  'POST /admin/disputes/{id}/decide': plain(() => ({ id: NOBODY, amount: 100, note: 'The pictures show it' }), desk),
  'POST /admin/refunds/{id}/retry': plain(() => ({ id: NOBODY }), desk),
  'POST /admin/refunds/{id}/settle': plain(() => ({ id: NOBODY, how: 'By bank transfer' }), desk),
}
