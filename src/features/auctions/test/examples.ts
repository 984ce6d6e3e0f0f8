import { type Examples, own, plain, type Says, shown } from '#test/contract/example.ts'
import { CANARY } from '#test/contract/objects.ts'

const lot = (id: string) => ({ auctionable_id: id, initial_bid: 1_000, name: CANARY.draft, shipping_option: 'letter_tracked', shipping_amount: 300 })
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
/** Ben has an address and a card, the others have not; ann does not bid on her own. */
const bidders: Says = { owner: 403, counterparty: 200, stranger: 409, blocked: 404 }
/** Whoever may see the lot is told that there is nothing of theirs to do. */
const nothing = (status: number): Says => ({ owner: status, counterparty: status, stranger: status, blocked: 404 })

export const examples: Examples = {
  'GET /auctions': plain(() => ({ search: 'noir', country: 'FR' })),
  'GET /auctions/get-counts': plain(() => ({ country: 'FR' })),
  'GET /auctions/get-drops': plain(() => ({ country: 'FR' })),
  'GET /auctions/participated': plain(() => ({ type: 'active' }), { guest: 401 }),
  'GET /auctions/{id}': [shown('auction'), own('auction_draft')],
  'POST /auctions': plain(({ item: id }) => lot(id), { stranger: 422, counterparty: 422 }),
  'POST /auctions/{id}': [
    { given: ({ auction_draft, item: id }) => ({ id: auction_draft, ...lot(id) }), of: { kind: 'auction_draft', field: 'id' } },
    { given: ({ auction, item: id }) => ({ id: auction, ...lot(id) }), of: { kind: 'auction', field: 'id' }, says: { owner: 409 } },
  ],
  'DELETE /auctions/{id}': [own('auction_draft'), own('auction', {}, { owner: 409 })],
  'POST /auctions/{id}/publish': [own('auction_draft'), own('auction', {}, { owner: 409 })],
  'POST /auctions/{id}/schedule': [own('auction_timed', { publish_at: TOMORROW }), own('auction', { publish_at: TOMORROW }, { owner: 409 })],
  'POST /auctions/{id}/unschedule': [own('auction_scheduled'), own('auction_draft', {}, { owner: 409 })],
  'POST /auctions/{id}/bids': [own('auction', { amount: 9_000 }, bidders)],
  'GET /auctions/{id}/bids': [shown('auction'), own('auction_draft')],
  'POST /auctions/{id}/buy-now': [own('auction_unbid', { expected_price: 5_000 }, bidders)],
  'POST /auctions/{id}/retract-bid': [own('auction', { reason: 'wrong_amount' }, { owner: 409, counterparty: 200, stranger: 409, blocked: 404 })],
  'POST /auctions/{id}/end-early': [own('auction')],
  'POST /auctions/{id}/relist': [own('auction', {}, { owner: 409 }), own('auction_ended')],
  'POST /auctions/{id}/second-chance': [own('auction', {}, { owner: 409 })],
  'POST /auctions/{id}/answer-second-chance': [own('auction', { is_accepted: true }, nothing(409))],
  'POST /auctions/{id}/watch': [own('auction', {}, { unverified: 200, stranger: 200, counterparty: 200 })],
  'GET /auctions/{id}/proof': [shown('auction'), own('auction_draft', {}, { owner: 404 })],
}
