import { tagged } from '#server/privacy.ts'

export const recommendationTags = tagged({
  recommendations_off: { of: { own: 'member_id' }, columns: { member_id: 'private', why: 'private', created_at: 'private' } },
})
