import { tagged } from '#server/privacy.ts'

export const apiKeyTags = tagged({
  api_keys: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      name: 'private',
      key_hash: 'secret',
      start: 'private',
      scopes: 'private',
      per_minute: 'private',
      created_at: 'private',
      ends_at: 'private',
      used_at: 'private',
      revoked_at: 'private',
    },
  },
})
