import { tagged } from '#server/privacy.ts'

export const storeTags = tagged({
  stores: {
    of: { own: 'member_id' },
    columns: {
      id: 'public',
      uuid: 'public',
      member_id: 'public',
      name: 'public',
      description: 'public',
      type: 'public',
      country: 'public',
      city: 'public',
      open_hours: 'public',
      phone: 'public',
      website: 'public',
      returns_days: 'public',
      profile_media_id: 'public',
      cover_media_id: 'public',
      product_count: 'public',
      created_at: 'public',
      updated_at: 'public',
    },
  },
})
