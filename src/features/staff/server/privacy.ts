import { tagged } from '#server/privacy.ts'

export const staffTags = tagged({
  staff: {
    of: { own: 'member_id', with: ['owner_id'] },
    columns: {
      ...{ id: 'private', owner_id: 'private', member_id: 'private', role: 'private', status: 'private' },
      ...{ invited_at: 'private', changed_at: 'private' },
    },
  },
})
