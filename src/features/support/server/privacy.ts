import { tagged } from '#server/privacy.ts'

/** What somebody has written goes with them; what the desk has done stays. */
export const supportTags = tagged({
  support_tickets: {
    of: { own: 'member_id' },
    columns: {
      ...{ id: 'legal', number: 'legal', member_id: 'legal', email: { tag: 'private', becomes: '{number}@erased.invalid' } },
      ...{ name: { tag: 'private', becomes: '' }, topic: 'legal', about: { tag: 'private', becomes: '' }, locale: 'legal' },
      ...{
        status: 'legal',
        assigned_to: 'secret',
        reply_key: { tag: 'secret', becomes: '{number}' },
        digest: { tag: 'secret', becomes: '{number}' },
        rating: 'private',
      },
      ...{ first_answered_at: 'legal', solved_at: 'legal', waits_since: 'legal', version: 'legal', created_at: 'legal' },
    },
  },
  support_messages: {
    of: { through: 'support_tickets', by: 'ticket_id' },
    columns: {
      ...{ id: 'legal', ticket_id: 'legal', kind: 'legal', author_id: 'secret', body: { tag: 'private', becomes: '–' } },
      ...{ mail_id: 'secret', created_at: 'legal' },
    },
  },
  support_tokens: {
    of: { own: 'member_id' },
    columns: { id: 'secret', token_hash: 'secret', member_id: 'secret', session_id: 'secret', expires_at: 'secret', used_at: 'secret' },
  },
  support_calls: { of: 'nobody', columns: { signature: 'secret', at: 'secret' } },
})
