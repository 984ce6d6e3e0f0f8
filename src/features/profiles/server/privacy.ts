import { tagged } from '#server/privacy.ts'

export const profileTags = tagged({
  profile_parts: { of: 'nobody', columns: { part: 'public', usual: 'public' } },
  profile_visibility: { of: { own: 'member_id' }, columns: { member_id: 'private', field: 'private', who: 'private' } },
  showcase_items: { of: { own: 'member_id' }, columns: { member_id: 'private', position: 'public', stamp_item_id: 'public' } },
  level_points: {
    of: { own: 'member_id' },
    columns: {
      member_id: 'private',
      source: 'private',
      // Contains the number of a trading partner.
      ref: { tag: 'private', names: 'anybody' },
      points: 'private',
      created_at: 'private',
      withdrawn_at: 'private',
    },
  },
  item_coins: {
    of: { own: 'member_id' },
    columns: { stamp_item_id: 'private', member_id: 'private', day: 'private', picture: 'private', given_at: 'private' },
  },
  level_standings: { of: { own: 'member_id' }, columns: { member_id: 'private', points: 'private', looks_at: 'private' } },
})
