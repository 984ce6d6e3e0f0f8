import { tagged } from '#server/privacy.ts'

export const searchTags = tagged({
  search_logs: {
    of: { own: 'member_id' },
    columns: { id: 'private', member_id: 'private', words: 'private', search: 'private', search_log_type: 'private', searched_at: 'private' },
  },
})
