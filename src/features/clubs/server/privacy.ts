import { tagged } from '#server/privacy.ts'

/** A club is everybody's who is in it: it outlives the account of whoever founded it. */
export const clubTags = tagged({
  clubs: {
    of: 'nobody',
    columns: {
      ...{ id: 'public', name: 'public', about: 'public', visibility: 'public', joining: 'public', rules: 'public', cover_media_id: 'public' },
      ...{ status: 'public', member_count: 'public', words: 'public', created_at: 'public', updated_at: 'public' },
    },
  },
  club_invitations: {
    of: { own: 'made_by' },
    columns: {
      ...{ id: 'private', club_id: 'private', made_by: 'private', token: 'secret', email: 'private', most_uses: 'private', uses: 'private' },
      ...{ ends_at: 'private', ended_at: 'private', created_at: 'private' },
    },
  },
  club_letter_refusals: { of: 'nobody', columns: { address_hash: 'private', refused_at: 'private' } },
  club_weeks: {
    of: 'nobody',
    columns: { club_id: 'public', week: 'public', joined: 'public', gone: 'public', posts: 'public', writers: 'public' },
  },
  club_members: {
    of: { own: 'member_id' },
    columns: {
      ...{ id: 'private', club_id: 'private', member_id: 'private', standing: 'private', message: 'private', reason: 'private' },
      ...{
        invited_by: 'private',
        changed_at: 'private',
        put_out_at: 'private',
        ends_at: 'private',
        notices: 'private',
        rules_accepted_at: 'private',
        wrote_week: 'private',
      },
    },
  },
})
