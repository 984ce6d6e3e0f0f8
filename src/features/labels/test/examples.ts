import { all, type Examples, own, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /orders/{id}/labels': [own('order')],
  // Ann sends with labels from elsewhere.
  'GET /shipping/rates/quote': [own('order', { length: 5, width: 5, height: 1, weight: 4 }, { owner: 409 }, 'order_id')],
  'POST /shipping/labels': [own('order', { rate: 'x'.repeat(60) }, { owner: 409 }, 'order_id')],
  'POST /shipping/labels/{id}/send': [own('label')],
  'POST /shipping/labels/{id}/void': [own('label')],
  'GET /shipping/labels/{id}/file': [own('label')],
  'POST /shipping/webhook': plain(() => ({}), all(401)),
}
