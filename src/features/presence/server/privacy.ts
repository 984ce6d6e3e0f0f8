import { tagged } from '#server/privacy.ts'

export const presenceTags = tagged({
  presences: {
    of: { own: 'member_id' },
    columns: { member_id: 'private', process_id: 'secret', active_at: 'private', seen_at: 'private' },
  },
  last_seen: { of: { own: 'member_id' }, columns: { member_id: 'private', seen_at: 'private' } },
})
