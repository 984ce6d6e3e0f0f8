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
  notification_actors: {
    of: { own: 'member_id', with: ['actor_id'] },
    columns: { member_id: 'private', notification_id: 'private', actor_id: 'private', dedupe_key: 'private', created_at: 'private' },
  },
})
