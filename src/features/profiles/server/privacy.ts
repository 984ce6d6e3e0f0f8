import { tagged } from '#server/privacy.ts'

export const profileTags = tagged({
  profile_visibility: { of: { own: 'member_id' }, columns: { member_id: 'private', field: 'private', who: 'private' } },
})
