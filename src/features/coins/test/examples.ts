import { type Examples, own, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /coins/packs': plain(),
  'GET /wallet/coins': plain(),
  'POST /coins/purchases': plain(() => ({ coins: 500, payment_method_id: 'pm_card_visa', expected_amount: 500 })),
  'POST /coins/purchases/{id}/settle': [own('coin_purchase')],
  'POST /coins/purchases/{id}/refund': [own('coin_purchase')],
}
