import { tagged } from '#server/privacy.ts'

export const webhookTags = tagged({
  webhooks: {
    of: { own: 'member_id' },
    columns: { id: 'private', member_id: 'private', url: 'private', events: 'private', secret: 'secret', off: 'private', created_at: 'private' },
  },
  webhook_deliveries: {
    of: { through: 'webhooks', by: 'webhook_id' },
    columns: {
      id: 'private',
      webhook_id: 'private',
      event: 'private',
      body: 'private',
      attempts: 'private',
      due_at: 'private',
      outcome: 'private',
      status: 'private',
      failed: 'private',
      attempted_at: 'private',
      created_at: 'private',
    },
  },
})
