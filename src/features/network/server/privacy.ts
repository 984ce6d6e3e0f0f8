import { tagged } from '#server/privacy.ts'

export const networkTags = tagged({
  follows: {
    of: { own: 'follower_id', with: ['followed_id'] },
    columns: { id: 'private', follower_id: 'private', followed_id: 'private', status: 'private', changed_at: 'private', expires_at: 'private' },
  },
  network_counts: { of: { own: 'member_id' }, columns: { member_id: 'private', followers_count: 'public', following_count: 'public' } },
  // Privacy: a muted member does not learn it, not even from their export.
  mutes: { of: { own: 'muter_id', with: ['muted_id'] }, columns: { id: 'private', muter_id: 'private', muted_id: 'private', created_at: 'private' } },
})
