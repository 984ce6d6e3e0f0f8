import { tagged } from '#server/privacy.ts'

/** The book of a lot decides who must pay what: like an order it is kept, under the pseudonyms of the lot. */
export const auctionTags = tagged({
  auctions: {
    of: { own: 'seller_id' },
    columns: {
      ...{ id: 'legal', number: 'legal', seller_id: 'legal', store_id: 'legal', stamp_item_id: 'private', unit: 'legal', name: 'legal' },
      ...{
        description: 'public',
        currency: 'legal',
        initial_bid: 'legal',
        reserve_price: 'legal',
        reserve_nonce: 'legal',
        buy_it_now_price: 'legal',
      },
      ...{ shipping_option: 'legal', shipping_amount: 'legal', shipping_abroad: 'legal', return_domestic: 'legal', return_international: 'legal' },
      ...{ status: 'legal', version: 'legal', country: 'legal', rates: 'legal', soft_close_s: 'legal', published_at: 'legal', ends_at: 'legal' },
      ...{ publish_at: 'legal' },
      ...{ original_ends_at: 'legal', hard_end_at: 'legal', soon_told: 'legal', current_price: 'legal', leader_id: 'legal', top_max: 'legal' },
      ...{ second_max: 'legal', bid_count: 'legal', bidder_count: 'legal', retraction_count: 'legal', head: 'legal', closed_at: 'legal' },
      ...{ winner_id: 'legal', price: 'legal', order_id: 'legal', second_chance_id: 'legal', second_chance_price: 'legal' },
      ...{ second_chance_until: 'legal', open_until: 'legal', final_at: 'legal', previous_id: 'legal', facets: 'legal', words: 'legal' },
      ...{ catalogue_numbers: 'legal', created_at: 'legal' },
    },
  },
  auction_bidders: {
    of: { own: 'member_id' },
    columns: { auction_id: 'legal', member_id: 'legal', bidder: 'legal', max_amount: 'legal', first_at: 'legal', declined_at: 'legal' },
  },
  auction_bids: {
    of: { own: 'member_id' },
    columns: {
      ...{ auction_id: 'legal', version: 'legal', kind: 'legal', member_id: 'legal', bidder: 'legal', price: 'legal', leader: 'legal' },
      ...{ ends_at: 'legal', commitment: 'legal', fallen: 'legal', reason: 'legal', hash: 'legal', at: 'legal' },
    },
  },
  auction_openings: {
    of: { own: 'member_id' },
    columns: { auction_id: 'legal', version: 'legal', member_id: 'legal', max_amount: 'legal', nonce: 'legal' },
  },
  auction_strikes: {
    of: { own: 'member_id' },
    columns: { id: 'legal', member_id: 'legal', auction_id: 'legal', order_id: 'legal', at: 'legal' },
  },
})
