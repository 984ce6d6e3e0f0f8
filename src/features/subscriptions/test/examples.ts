import { type Examples, own, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /plans': plain(),
  'GET /subscriptions/mine': plain(),
  'GET /subscriptions/quote': plain(() => ({ plan: 'business', cycle: 'monthly' })),
  'POST /subscriptions': plain(() => ({ plan: 'business', cycle: 'monthly', payment_method_id: 'pm_card_visa', expected_amount: 10_000_000 })),
  'POST /subscriptions/trial': plain(() => ({ plan: 'basic', cycle: 'monthly' }), { owner: 409 }),
  'POST /subscriptions/charges/{id}/settle': [own('charge')],
  'POST /subscriptions/charges/{id}/give-up': [own('charge', {}, { owner: 409 })],
  'POST /subscriptions/{id}/pay': [own('subscription', { payment_method_id: 'pm_card_visa' }, { owner: 409 })],
  'POST /subscriptions/{id}/downgrade': [own('subscription', { plan: 'basic', cycle: 'monthly' })],
  'POST /subscriptions/{id}/cancel': [own('subscription')],
  'POST /subscriptions/{id}/resume': [own('subscription', {}, { owner: 409 })],
  'GET /invoices': plain(),
  'GET /invoices/{id}/file': [own('invoice')],
}
