import { tagged } from '#server/privacy.ts'

/** Rows of members are found by their address. */
export const subscriberTags = tagged({
  subscribers: {
    of: { email: 'email' },
    columns: { id: 'private', email: 'private', locale: 'private', confirmed_at: 'private', ended_at: 'private', created_at: 'private' },
  },
})
