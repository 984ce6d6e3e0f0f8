import { tagged } from '#server/privacy.ts'

export const chatTags = tagged({
  // A conversation goes with either of the two (docs/decisions/120).
  conversations: {
    of: { own: 'low_id', with: ['high_id'] },
    columns: {
      ...{ id: 'private', low_id: 'private', high_id: 'private', status: 'private', begun_by: 'private' },
      ...{ about_type: 'private', about_id: 'private', last_seq: 'private', created_at: 'private', last_at: 'private' },
    },
  },
  // Privacy: whom somebody has muted, and how far they have read, is theirs alone.
  conversation_members: {
    of: { own: 'member_id', with: ['other_id'] },
    columns: {
      ...{ member_id: 'private', conversation_id: 'private', other_id: 'private', box: 'private', last_seq: 'private' },
      ...{ read_seq: 'private', delivered_seq: 'private', is_muted: 'private', last_at: 'private' },
    },
  },
  // Of the messages, each exports what they have written themselves.
  messages: {
    of: { own: 'sender_id' },
    columns: {
      ...{ conversation_id: 'private', seq: 'private', sender_id: 'private', client_message_id: 'private', body: 'private', words: 'secret' },
      ...{ about_type: 'private', about_id: 'private', quoted_seq: 'private', sent_at: 'private', edited_at: 'private', deleted_at: 'private' },
    },
  },
  // Only one's own pictures can be sent, so each is found through its picture.
  message_pictures: {
    of: { through: 'medias', by: 'media_id' },
    columns: { conversation_id: 'private', seq: 'private', position: 'private', media_id: 'private' },
  },
  message_reactions: {
    of: { own: 'member_id' },
    columns: { conversation_id: 'private', seq: 'private', member_id: 'private', reaction: 'private' },
  },
  chat_settings: { of: { own: 'member_id' }, columns: { member_id: 'private', shows_marks: 'private', who_may_write: 'private' } },
})
