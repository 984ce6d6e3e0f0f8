import { tagged } from '#server/privacy.ts'

export const placeTags = tagged({
  addresses: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      full_name: 'private',
      address: 'private',
      city: 'private',
      state: 'private',
      zipcode: 'private',
      country: 'private',
      phone: 'private',
      is_default: 'private',
      created_at: 'private',
      deleted_at: 'private',
    },
  },
})
