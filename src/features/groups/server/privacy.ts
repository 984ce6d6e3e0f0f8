import { tagged } from '#server/privacy.ts'

/** A group is everybody's who is in it: it outlives the account of whoever began it. What one wrote in it goes with one's account. */
export const groupTags = tagged({
  groups: {
    of: 'nobody',
    columns: {
      ...{
        id: 'private',
        name: 'private',
        picture_media_id: 'private',
        history: 'private',
        club_id: 'private',
        is_closed: 'private',
        created_at: 'private',
      },
    },
  },
  group_members: {
    of: { own: 'member_id' },
    columns: {
      ...{ group_id: 'private', member_id: 'private', standing: 'private', from_seq: 'private', read_seq: 'private', named_seq: 'private' },
      ...{ hears: 'private', changed_at: 'private' },
    },
  },
  // Whoever has a link can join by it.
  group_links: {
    of: { own: 'made_by' },
    columns: {
      ...{ id: 'private', group_id: 'private', token: 'secret', made_by: 'private', most_uses: 'private', uses: 'private' },
      ...{ ends_at: 'private', created_at: 'private' },
    },
  },
  group_mentions: {
    of: { own: 'member_id' },
    columns: { group_id: 'private', seq: 'private', member_id: 'private', username: { tag: 'private', names: 'anybody' } },
  },
})
