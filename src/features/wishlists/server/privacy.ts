import { tagged } from '#server/privacy.ts'

export const wishTags = tagged({
  wishes: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      wishable_type: 'private',
      wishable_id: 'private',
      note: 'private',
      max_amount: 'private',
      currency: 'private',
      least_condition: 'private',
      least_grade: 'private',
      created_at: 'private',
    },
  },
})
