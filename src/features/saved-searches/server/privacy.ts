import { tagged } from '#server/privacy.ts'

export const savedSearchTags = tagged({
  saved_searches: {
    of: { own: 'member_id' },
    columns: {
      ...{ id: 'private', member_id: 'private', name: 'private', searchable_type: 'private', filters: 'private', alerts: 'private' },
      ...{ anchors: 'private', due_at: 'private', created_at: 'private' },
    },
  },
  saved_search_matches: {
    of: { through: 'saved_searches', by: 'saved_search_id' },
    columns: { saved_search_id: 'private', subject_id: 'private', subject_type: 'private', created_at: 'private', told_at: 'private' },
  },
})
