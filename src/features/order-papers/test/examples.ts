import { type Examples, own, plain } from '#test/contract/example.ts'

const both = { counterparty: 200 }
export const examples: Examples = {
  'GET /orders/{id}/papers/{kind}': [own('order', { kind: 'invoice' }, both), own('order', { kind: 'packing-slip' })],
  'GET /orders/{id}/invoice': [own('order', {}, both)],
  'GET /orders/{id}/packing-slip': [own('order')],
  'GET /store/packing-slips': plain(),
  // A file only for those who have something to send.
  'GET /store/packing-slips/file': plain(() => ({}), { unverified: 404, stranger: 404, counterparty: 404 }),
}
