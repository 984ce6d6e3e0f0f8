import { tagged } from '#server/privacy.ts'

/** What was promised and paid is bookkeeping; in what words, goes with whoever wrote them. */
export const bountyTags = tagged({
  bounties: {
    of: { own: 'user_id' },
    columns: {
      ...{
        id: 'legal',
        number: 'legal',
        user_id: 'legal',
        title: 'legal',
        description: 'public',
        minimum_grade: 'legal',
        minimum_centering: 'legal',
      },
      ...{ item_format: 'legal', target: 'legal', country: 'legal', reward: 'legal', currency: 'legal', days: 'legal', status: 'legal' },
      ...{ hold_id: 'legal', held_at: 'legal', publish_at: 'legal', expires_at: 'legal', ended_at: 'legal', words: 'legal', created_at: 'legal' },
    },
  },
  bounty_medias: {
    of: { through: 'medias', by: 'media_id' },
    columns: { bounty_id: 'public', position: 'public', media_id: 'public' },
  },
  bounty_offers: {
    of: { own: 'user_id' },
    columns: {
      ...{
        id: 'legal',
        bounty_id: 'legal',
        user_id: 'legal',
        poster_id: 'legal',
        referable_type: 'legal',
        product_id: 'legal',
        auction_id: 'legal',
        trade_id: 'legal',
      },
      ...{ stamp_item_id: 'legal', address: 'legal', message: 'private', status: 'legal', action_reason: 'legal', created_at: 'legal' },
      ...{ answered_at: 'legal', lapses_at: 'legal', won_at: 'legal' },
    },
  },
})
