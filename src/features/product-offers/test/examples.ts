import { type Examples, own, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'POST /product-offers': plain(({ offered }) => ({ product_id: offered, amount: 9_000 }), { owner: 409, blocked: 404 }),
  'GET /product-offers': plain(),
  'GET /product-offers/{id}': [own('product_offer', {}, { counterparty: 200 })],
  'POST /product-offers/{id}': [own('product_offer', { status: 'Rejected' })],
  'DELETE /product-offers/{id}': [own('product_offer', {}, { owner: 404, counterparty: 200 })],
}
