import { tagged } from '#server/privacy.ts'

export const notificationTags = tagged({
  notifications: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      type: 'private',
      actor_id: 'private',
      subject_type: 'private',
      subject_id: 'private',
      property: { tag: 'private', names: 'actor_id' },
      dedupe_key: 'private',
      read_at: 'private',
      created_at: 'private',
      place: 'private',
      group_key: 'private',
      deleted_at: 'private',
    },
  },
  push_subscriptions: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      sign_in_id: 'private',
      endpoint: 'secret',
      p256dh: 'secret',
      auth: 'secret',
      agent: 'private',
      refusals: 'private',
      created_at: 'private',
    },
  },
  push_deliveries: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      subscription_id: 'private',
      notification_id: 'private',
      due_at: 'private',
      sent_at: 'private',
      attempts: 'private',
      created_at: 'private',
    },
  },
  notice_digests: { of: { own: 'member_id' }, columns: { member_id: 'private', due_at: 'private', told_until: 'private' } },
  notification_actors: {
    of: { own: 'member_id', with: ['actor_id'] },
    columns: {
      member_id: 'private',
      notification_id: 'private',
      actor_id: 'private',
      dedupe_key: 'private',
      created_at: 'private',
      subject_type: 'private',
      subject_id: 'private',
      property: { tag: 'private', names: 'actor_id' },
    },
  },
})
