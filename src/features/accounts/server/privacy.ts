import { tagged } from '#server/privacy.ts'

export const accountTags = tagged({
  // Only a hash of the address, deleted after an hour.
  address_letters: { of: 'nobody', columns: { id: 'private', address_hash: 'private', kind: 'private', sent_at: 'private' } },
  member_tokens: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      purpose: 'private',
      token_hash: 'secret',
      created_at: 'private',
      expires_at: 'private',
      used_at: 'private',
      tries: 'private',
      code_hash: 'secret',
    },
  },
  member_devices: { of: { own: 'member_id' }, columns: { member_id: 'private', token_hash: 'secret', created_at: 'private', seen_at: 'private' } },
  // What staff wrote as the reason is theirs; the member reads when it was, in their history.
  member_views: {
    of: { own: 'member_id' },
    columns: {
      ...{ id: 'legal', session_id: 'secret', member_id: 'legal', reason: 'legal', started_at: 'legal', ends_at: 'legal', ended_at: 'legal' },
      // Who looked is told to nobody but the audit log, and stays.
      administrator_id: { tag: 'secret', becomes: '{administrator_id}' },
    },
  },
  sessions: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      token_hash: 'secret',
      member_id: 'private',
      agent: 'private',
      peer: 'private',
      created_at: 'private',
      expires_at: 'private',
      ended_at: 'private',
      fresh_at: 'private',
      sign_in_id: 'private',
      seen_at: 'private',
      followed_at: 'private',
    },
  },
})
