import { type Examples, own, plain, shown } from '#test/contract/example.ts'

const stars = { as_described: 5, packing: 4, speed: 5, contact: 5 }

export const examples: Examples = {
  'GET /feedback-questions': plain(),
  'POST /tfs': [own('rated_order', stars, { counterparty: 200 }, 'order_id')],
  'POST /tfs/{id}/revise': [own('feedback', stars, { owner: 404, counterparty: 200 })],
  'POST /tfs/{id}/reply': [own('feedback', { reply: 'Thank you' })],
  'GET /tfs/deals/{id}': [own('rated_order', {}, { counterparty: 200 })],
  'GET /tfs/open': plain(),
  'GET /tfs': [shown('member', { target_type: 'User' }, {}, 'target_id')],
  'GET /tfs/summary': [shown('member', { target_type: 'User' }, {}, 'target_id')],
}
