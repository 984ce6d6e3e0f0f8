import { tagged } from '#server/privacy.ts'

export const bookmarkTags = tagged({
  // Privacy: saved members do not learn it, not even from their export.
  bookmarks: {
    of: { own: 'member_id', with: ['book_markable_id'] },
    columns: { id: 'private', member_id: 'private', book_markable_type: 'private', book_markable_id: 'private', created_at: 'private' },
  },
})
