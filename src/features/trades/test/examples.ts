import { type Examples, own, plain, shown } from '#test/contract/example.ts'

const both = { counterparty: 200 } as const
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const REASON = { action_reason: 'Found same item, better price' }

export const examples: Examples = {
  'GET /trades': plain(() => ({ search: 'trade' })),
  'POST /trades': plain(({ swap }) => ({ title: 'Something for trade', tradeables: [{ stamp_item_id: swap }] }), {
    ...{ stranger: 422, counterparty: 422, basic: 422, premium: 422, business: 422, blocked: 422 },
    ...{ support: 422, moderator: 422, administrator: 422 },
  }),
  'GET /trades/get-counts': plain(() => ({ country: 'FR' })),
  'GET /trades/get-drops': plain(() => ({ country: 'FR' })),
  'GET /trades/{id}': [shown('trade'), own('trade_draft')],
  'POST /trades/{id}': [own('trade_draft', { trader_terms: 'By registered post' }), own('trade', { deposit: 5 }, { owner: 409 })],
  'POST /trades/{id}/publish': [own('trade_draft', {}, { owner: 200 }), own('trade', {}, { owner: 409 })],
  'POST /trades/{id}/schedule': [own('trade_draft', { publish_at: TOMORROW }), own('trade', { publish_at: TOMORROW }, { owner: 409 })],
  'POST /trades/{id}/unschedule': [own('trade_scheduled'), own('trade', {}, { owner: 409 })],
  'POST /trades/{id}/unpublish': [own('trade')],
  'POST /trades/{id}/archive': [own('trade_draft'), own('trade_dealt', {}, { owner: 409 })],
  'GET /trades/{id}/order': [own('trade_dealt', {}, both)],
  'POST /trade-offers': [
    {
      given: ({ trade, swap, bens_swap }) => ({
        ...{ trade_id: trade, items_from_owner: [{ stamp_item_id: swap }], items_from_proposer: [{ stamp_item_id: bens_swap }] },
      }),
      of: { kind: 'trade', field: 'trade_id' },
      says: { owner: 409, counterparty: 200, stranger: 422, blocked: 404 },
    },
  ],
  'GET /trade-offers': plain(),
  'GET /trade-offers/{id}': [own('trade_offer', {}, both)],
  'POST /trade-offers/{id}': [own('trade_offer', { status: 'Rejected' }, { counterparty: 409 })],
  'DELETE /trade-offers/{id}': [own('trade_offer', REASON, { owner: 409, counterparty: 200 })],
  'GET /trade-proposals': plain(),
  'GET /trade-proposals/{id}/offers': [own('trade_proposal', {}, both)],
  'GET /trade-proposals/status-counts': plain(),
  'GET /trade-orders': plain(),
  'POST /trade-orders/{id}': [
    {
      given: ({ trade_order, address }) => ({ id: trade_order, address_id: address }),
      of: { kind: 'trade_order', field: 'id' },
      says: { counterparty: 422 },
    },
  ],
  'POST /trade-orders/{id}/withdraw': [
    {
      given: ({ trade_order, trade_order_other }, part) => ({ id: part === 'counterparty' ? trade_order_other : trade_order, ...REASON }),
      of: { kind: 'trade_order', field: 'id' },
      says: both,
    },
  ],
  'POST /trade-orders/{id}/ship': [own('trade_order', { carrier: 'La Poste' }, { owner: 409, counterparty: 409 })],
  'POST /trade-orders/{id}/confirm': [own('trade_order', {}, { owner: 409, counterparty: 409 })],
  'POST /trade-orders/{id}/dispute': [own('trade_order', { reason: 'Nothing came' }, { owner: 409, counterparty: 409 })],
  'GET /admin/trade-orders': plain(),
  'POST /admin/trade-orders/{id}/settle': [own('trade_order', { outcome: 'cancelled', note: 'As agreed' }, { administrator: 409 })],
}
