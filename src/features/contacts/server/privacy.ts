import { tagged } from '#server/privacy.ts'

export const contactTags = tagged({
  member_contacts: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      kind: 'private',
      email: 'private',
      token_hash: 'secret',
      stop_hash: 'secret',
      created_at: 'private',
      expires_at: 'private',
      verified_at: 'private',
      ended_at: 'private',
    },
  },
  contact_letters: { of: { own: 'member_id' }, columns: { id: 'private', member_id: 'private', email: 'private', sent_at: 'private' } },
  push_tokens: { of: { own: 'member_id' }, columns: { token: 'secret', member_id: 'private', sign_in_id: 'private', created_at: 'private' } },
})
