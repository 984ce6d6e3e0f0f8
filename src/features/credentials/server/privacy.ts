import { tagged } from '#server/privacy.ts'

export const credentialTags = tagged({
  authenticators: {
    of: { own: 'member_id' },
    columns: {
      member_id: 'private',
      secret_sealed: 'secret',
      confirmed_at: 'private',
      last_step: 'secret',
      tries: 'private',
      tries_since: 'private',
      created_at: 'private',
    },
  },
  recovery_codes: { of: { own: 'member_id' }, columns: { member_id: 'private', code_hash: 'secret', used_at: 'private' } },
  passkeys: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      credential_id: 'private',
      public_key: 'secret',
      counter: 'private',
      transports: 'private',
      name: 'private',
      created_at: 'private',
      used_at: 'private',
    },
  },
  passkey_challenges: { of: { own: 'member_id' }, columns: { challenge_hash: 'secret', member_id: 'private', expires_at: 'private' } },
})
