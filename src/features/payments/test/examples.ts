import { all, type Examples, own, plain, signedIn } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /payment/methods': plain(),
  'POST /payment/methods': [own('card', { is_default: true }, {}, 'payment_method_id')],
  'POST /payment/methods/delete': [own('card', {}, {}, 'payment_method_id')],
  'GET /payment/account': plain(),
  // An account that is not active would keep its owner from listing in the other examples, so none is made: the gateway does not serve this country.
  'POST /payment/account': plain(() => ({ country: 'RU' }), signedIn(422)),
  'POST /payment/account/onboarding': plain(() => ({}), signedIn(404)),
  'POST /payment/account/look': plain(() => ({}), signedIn(404)),
  // No signature, so every sender is refused.
  'POST /payments/webhook': plain(() => ({ id: 'evt_canary', object: 'event' }), all(401)),
}
