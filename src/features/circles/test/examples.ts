import { type Examples, own, plain } from '#test/contract/example.ts'

const both = { counterparty: 200 } as const
export const examples: Examples = {
  'GET /trade-circles': plain(() => ({ status: 'asked' })),
  'GET /trade-circles/{id}': [own('trade_circle', {}, both)],
  'POST /trade-circles/{id}/accept': [
    {
      given: ({ trade_circle, address }) => ({ id: trade_circle, address_id: address }),
      of: { kind: 'trade_circle', field: 'id' },
      says: { counterparty: 422 },
    },
  ],
  'POST /trade-circles/{id}/decline': [
    {
      given: ({ trade_circle, trade_circle_other }, part) => ({ id: part === 'counterparty' ? trade_circle_other : trade_circle }),
      of: { kind: 'trade_circle', field: 'id' },
      says: both,
    },
  ],
  'POST /trade-circles/{id}/ship': [own('trade_circle', { carrier: 'La Poste' }, { owner: 409, counterparty: 409 })],
  'POST /trade-circles/{id}/complain': [own('trade_circle', { reason: 'not_arrived', body: 'Nothing came' }, { owner: 409, counterparty: 409 })],
  // Ann has sent it, ben waits for it.
  'POST /trade-circle-complaints/{id}/answer': [own('circle_complaint', { body: 'It was sent on Monday' }, { counterparty: 404 })],
  'GET /admin/trade-circle-complaints': plain(),
  'POST /admin/trade-circle-complaints/{id}/decide': [
    own('circle_complaint', { outcome: 'receiver', note: 'No proof of posting' }, { administrator: 409 }),
  ],
  'POST /trade-circles/{id}/confirm': [own('trade_circle', {}, { owner: 409, counterparty: 409 })],
}
