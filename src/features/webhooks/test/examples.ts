import { type Examples, own, plain, type Says } from '#test/contract/example.ts'

const NOBODYS = '01990000-0000-7000-8000-000000000000'
/** Ann of the matrix has no webhooks: only Diamond members call, and find hers missing. */
const missing: Says = { business: 404 }

export const examples: Examples = {
  'GET /webhooks': plain(),
  'POST /webhooks': plain(() => ({ url: 'https://shop.example/cachet', events: ['order.paid'] })),
  'POST /webhooks/{id}': [own('webhook', { is_on: true }, missing)],
  'POST /webhooks/{id}/secret': [own('webhook', {}, missing)],
  'POST /webhooks/{id}/try': [own('webhook', {}, missing)],
  'GET /webhooks/{id}/deliveries': [own('webhook', {}, missing)],
  'POST /webhooks/deliveries/{id}/replay': plain(() => ({ id: NOBODYS }), missing),
  'DELETE /webhooks/{id}': [own('webhook', {}, missing)],
}
