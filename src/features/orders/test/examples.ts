import { type Examples, own, plain, shown, theirs } from '#test/contract/example.ts'
import type { Things } from '#test/contract/objects.ts'

const lines = (things: Things) => [{ product_id: things.product, order_quantity: 1 }]
const cart = (things: Things) => ({
  lines: lines(things),
  deliveries: [{ store_id: things.store, rate_id: things.rate }],
  address_id: things.bens_address,
  payment_method_id: things.bens_card,
  expected_total: 12_800,
})

export const examples: Examples = {
  // Prices without names, of an entry without an owner.
  'GET /inventory/sold': plain(),
  'GET /catalogue/{id}/deals': [shown('entry', {}, { blocked: 200 })],
  'POST /orders/quote': plain((t) => ({ lines: lines(t), country: 'FR' })),
  // The address is ben's, so that other members are refused; ann would buy her own item.
  'POST /orders': plain(cart, { stranger: 422, owner: 422 }),
  'GET /wallet/reserved': plain(),
  'GET /store/draft-orders': plain(),
  'GET /orders': plain(() => ({ role: 'seller' })),
  'GET /orders/groups/{id}': [own('group', {}, theirs)],
  'GET /orders/groups/{id}/receipt': [own('group', {}, theirs)],
  'GET /orders/groups/{id}/quote': [own('won_group', {}, theirs)],
  'POST /orders/groups/{id}/checkout': [
    {
      given: (t) => ({ id: t.won_group, address_id: t.bens_address, payment_method_id: t.bens_card, way: 0, expected_total: 5_300 }),
      of: { kind: 'won_group', field: 'id' },
      says: theirs,
    },
  ],
  'POST /orders/groups/{id}/settle': [own('unpaid_group', {}, theirs)],
  'POST /orders/groups/{id}/cancel': [own('unpaid_group', {}, theirs), own('group', {}, { owner: 404, counterparty: 409 })],
  'GET /orders/{id}': [own('order', {}, { counterparty: 200 })],
  'POST /orders/{id}/ship': [own('order', { carrier: 'La Poste' }), own('shipped', { carrier: 'La Poste' }, { owner: 409 })],
  'POST /orders/{id}/parcels': [own('shipped', { carrier: 'La Poste' }), own('order', { carrier: 'La Poste' }, { owner: 409 })],
  'POST /orders/{id}/confirm': [own('shipped', {}, theirs), own('order', {}, { owner: 404, counterparty: 409 })],
  'POST /orders/{id}/ask-cancel': [own('order', {}, theirs), own('shipped', {}, { owner: 404, counterparty: 409 })],
  'POST /orders/{id}/call-off': [own('order', {}), own('shipped', {}, { owner: 409 })],
  'POST /orders/{id}/refund': [own('shipped', { amount: 100, reason: 'goodwill' })],
}
