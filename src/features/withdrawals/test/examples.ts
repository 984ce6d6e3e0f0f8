import { type Examples, own, plain, signedIn } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /withdrawals': plain(),
  // Less than the least: nothing is held, so that the balances of the other examples stay.
  'POST /withdrawals': plain(() => ({ amount: 1 }), signedIn(409)),
  'POST /withdrawals/{id}/cancel': [own('withdrawal')],
  'POST /withdrawals/{id}/retry': [own('withdrawal', {}, { owner: 409 })],
}
