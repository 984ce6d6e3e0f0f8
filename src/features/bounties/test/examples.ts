import { type Examples, own, plain, shown } from '#test/contract/example.ts'

const wanted = { title: 'Inverted Swan of Western Australia', reward_option: 'coins', offered_coins: 5 }
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const LINK = 'https://www.ebay.com/itm/1234567'

export const examples: Examples = {
  'GET /bounties': plain(() => ({ search: 'wanted' })),
  'POST /bounties': plain(() => wanted),
  'GET /bounties/get-counts': plain(() => ({ target: 'worldwide' })),
  'GET /bounties/get-drops': plain(() => ({ target: 'worldwide' })),
  'GET /bounties/{id}': [shown('bounty'), own('bounty_draft')],
  'POST /bounties/{id}': [own('bounty_draft', wanted), own('bounty', wanted, { owner: 409 })],
  'DELETE /bounties/{id}': [own('bounty_draft'), own('bounty', {}, { owner: 409 })],
  'POST /bounties/{id}/publish': [own('bounty_draft'), own('bounty', {}, { owner: 409 })],
  'POST /bounties/{id}/schedule': [own('bounty_draft', { publish_at: TOMORROW }), own('bounty', { publish_at: TOMORROW }, { owner: 409 })],
  'POST /bounties/{id}/unschedule': [own('bounty_scheduled'), own('bounty', {}, { owner: 409 })],
  'POST /bounties/{id}/close': [own('bounty')],
  'POST /bounties/{id}/award': [own('bounty', {}, { owner: 409 })],
  'POST /bounties/{id}/archive': [own('bounty_draft'), own('bounty', {}, { owner: 409 })],
  'POST /bounty-offers': [
    own('bounty', { referable_type: 'referral_link', link: LINK }, { owner: 409, stranger: 200, counterparty: 200 }, 'bounty_id'),
  ],
  'GET /bounty-offers': plain(),
  'GET /bounty-offers/{id}': [own('bounty_offer', {}, { counterparty: 200 })],
  'POST /bounty-offers/{id}': [own('bounty_offer', { status: 'Rejected' })],
  'DELETE /bounty-offers/{id}': [own('bounty_offer', {}, { owner: 404, counterparty: 200 })],
}
