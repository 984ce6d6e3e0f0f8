import { tagged } from '#server/privacy.ts'

export const commentTags = tagged({
  comments: {
    of: { own: 'member_id' },
    columns: {
      ...{ id: 'public', subject_type: 'public', subject_id: 'public', root_id: 'public', member_id: 'public', body: 'public', entities: 'public' },
      ...{ version: 'public', edited_at: 'public', deleted_at: 'private', hidden_at: 'private', created_at: 'public' },
    },
  },
  comment_versions: {
    of: { through: 'comments', by: 'comment_id' },
    columns: { comment_id: 'public', version: 'public', body: 'public', written_at: 'public' },
  },
  comment_counts: { of: 'nobody', columns: { subject_type: 'public', subject_id: 'public', count: 'public' } },
})
