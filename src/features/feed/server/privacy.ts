import { tagged } from '#server/privacy.ts'

export const feedTags = tagged({
  feed_items: {
    of: { own: 'actor_id' },
    columns: { id: 'public', actor_id: 'public', kind: 'public', item_type: 'public', item_id: 'public', audience: 'public', club_id: 'public' },
  },
  feed_hidden: {
    of: { own: 'member_id' },
    columns: { member_id: 'private', item_type: 'private', item_id: 'private', created_at: 'private' },
  },
  feed_muted_words: { of: { own: 'member_id' }, columns: { member_id: 'private', word: 'private', created_at: 'private' } },
})
