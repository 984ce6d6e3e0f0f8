import { tagged } from '#server/privacy.ts'

export const reactionTags = tagged({
  reactions: {
    of: { own: 'member_id' },
    columns: { id: 'private', subject_type: 'public', subject_id: 'public', member_id: 'public', reaction: 'public', created_at: 'private' },
  },
  reaction_counts: { of: 'nobody', columns: { subject_type: 'public', subject_id: 'public', reaction: 'public', count: 'public' } },
})
