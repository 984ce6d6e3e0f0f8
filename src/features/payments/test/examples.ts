import { all, type Examples, own, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /payment/methods': plain(),
  'POST /payment/methods': [own('card', { is_default: true }, {}, 'payment_method_id')],
  'POST /payment/methods/delete': [own('card', {}, {}, 'payment_method_id')],
  'GET /payment/account': plain(),
  'POST /payment/account': plain(() => ({ country: 'DE' })),
  // The first request of a member without an account.
  'POST /payment/account/onboarding': plain(),
  'POST /payment/account/look': plain(),
  // No signature, so every sender is refused.
  'POST /payments/webhook': plain(() => ({ id: 'evt_canary', object: 'event' }), all(401)),
}
