import { tagged } from '#server/privacy.ts'

export const privacyTags = tagged({
  privacy_exports: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      status: 'private',
      locale: 'private',
      done: 'private',
      total: 'private',
      bytes: 'private',
      holder: 'private',
      beat_at: 'private',
      due_at: 'private',
      token_hash: 'secret',
      token_until: 'private',
      created_at: 'private',
      ready_at: 'private',
      expires_at: 'private',
    },
  },
  // GDPR, accountability: request and date of erasure must be proven.
  privacy_erasures: {
    of: { own: 'member_id' },
    columns: {
      id: 'legal',
      member_id: 'legal',
      status: 'legal',
      step: 'legal',
      due_at: 'legal',
      created_at: 'legal',
      ended_at: 'legal',
      wallet: 'private',
    },
  },
})
