import { tagged } from '#server/privacy.ts'

/** What was dealt is bookkeeping; in what words, and to which address, goes with whoever wrote them. */
export const tradeTags = tagged({
  trades: {
    of: { own: 'owner_id' },
    columns: {
      ...{ id: 'legal', number: 'legal', owner_id: 'legal', partner_id: 'legal', is_direct: 'legal', title: 'legal', trader_terms: 'public' },
      ...{
        trade_type: 'legal',
        deposit: 'legal',
        status: 'legal',
        publish_at: 'legal',
        published_at: 'legal',
        expires_at: 'legal',
        ended_at: 'legal',
      },
      ...{ words: 'legal', facets: 'legal', catalogue_numbers: 'legal', created_at: 'legal' },
    },
  },
  trade_order_evidence: {
    of: { through: 'medias', by: 'media_id' },
    columns: { order_id: 'private', position: 'private', media_id: 'private' },
  },
  trade_items: {
    of: { through: 'trades', by: 'trade_id' },
    columns: { id: 'legal', trade_id: 'legal', stamp_item_id: 'legal', unit: 'legal', position: 'legal', name: 'legal' },
  },
  trade_proposals: {
    of: { sides: ['proposer_id', 'owner_id'] },
    columns: {
      ...{ id: 'legal', trade_id: 'legal', owner_id: 'legal', proposer_id: 'legal', status: 'legal', rounds: 'legal', counters: 'legal' },
      ...{ action_reason: 'legal', created_at: 'legal', sent_at: 'legal', changed_at: 'legal', expires_at: 'legal', offer_id: 'legal' },
    },
  },
  trade_offers: {
    of: { own: 'maker_id' },
    columns: {
      ...{ id: 'legal', proposal_id: 'legal', round: 'legal', made_by: 'legal', maker_id: 'legal', coins_from_owner: 'legal' },
      ...{ coins_from_proposer: 'legal', message: 'private', hold_id: 'legal', outcome: 'legal', created_at: 'legal' },
    },
  },
  trade_offer_items: {
    of: { through: 'trade_offers', by: 'offer_id' },
    columns: {
      ...{ id: 'legal', offer_id: 'legal', side: 'legal', stamp_item_id: 'legal', unit: 'legal', position: 'legal', name: 'legal', facts: 'legal' },
    },
  },
  trade_orders: {
    of: { sides: ['owner_id', 'proposer_id'] },
    columns: {
      ...{ id: 'legal', number: 'legal', trade_id: 'legal', proposal_id: 'legal', offer_id: 'legal', owner_id: 'legal', proposer_id: 'legal' },
      ...{ status: 'legal', deposit: 'legal', owner_hold_id: 'legal', proposer_hold_id: 'legal', accepted_at: 'legal', processing_at: 'legal' },
      ...{ shipped_at: 'legal', delivered_at: 'legal', ended_at: 'legal', due_at: 'legal', disputed_by: 'legal', dispute_reason: 'legal' },
      ...{ cancelled_by: 'legal', action_reason: 'legal', reminded_at: 'legal' },
    },
  },
  trade_legs: {
    of: { sides: ['to_id', 'from_id'] },
    columns: {
      ...{ id: 'legal', order_id: 'legal', side: 'legal', from_id: 'legal', to_id: 'legal', has_parcel: 'legal', proceeded_at: 'legal' },
      address: { tag: 'private', of: 'to_id' },
      ...{ carrier: 'legal', tracking: 'legal', shipped_at: 'legal', received_at: 'legal', is_confirmed: 'legal' },
    },
  },
  trade_rewards: {
    of: { sides: ['one_id', 'other_id'] },
    columns: { one_id: 'legal', other_id: 'legal', day: 'legal', order_id: 'legal' },
  },
})
