import { type Examples, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /bookmarks': plain(() => ({ book_markable_type: 'User' })),
  'POST /bookmarks/sync': plain(({ member }) => ({ book_markable_type: 'User', book_markable_ids: [member] }), { owner: 409, blocked: 404 }),
  'POST /bookmarks': plain(({ member }) => ({ book_markable_type: 'User', book_markable_id: member }), { owner: 409, blocked: 404 }),
}
