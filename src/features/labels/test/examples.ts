import { all, type Examples, own, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /orders/{id}/labels': [own('order')],
  // Ann sends with labels from elsewhere.
  'GET /shipping/rates/quote': [own('order', { length: 5, width: 5, height: 1, weight: 4 }, { owner: 409 }, 'order_id')],
  'POST /shipping/labels': [own('order', { rate: 'x'.repeat(60) }, { owner: 409 }, 'order_id')],
  'POST /shipping/labels/{id}/send': [own('label')],
  'POST /shipping/labels/{id}/void': [own('label')],
  'GET /shipping/labels/{id}/file': [own('label')],
  'GET /store/labels': plain(),
  'GET /store/labels/rates': plain(),
  // An order of another store, or a price that was never offered, is told in the answer.
  'POST /store/labels': [{ given: ({ order }) => ({ labels: [{ order_id: order, rate: 'x'.repeat(60) }] }) }],
  // A file only for those who have a label to print.
  'GET /store/labels/file': plain(() => ({}), { unverified: 404, stranger: 404, counterparty: 404 }),
  'POST /shipping/webhook': plain(() => ({}), all(401)),
}
