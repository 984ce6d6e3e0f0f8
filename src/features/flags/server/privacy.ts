import { tagged } from '#server/privacy.ts'

/** What was decided about an item, and coins moved for, stays; what somebody wrote is erased with them. */
export const flagTags = tagged({
  flag_tickets: {
    of: { own: 'owner_id' },
    columns: {
      ...{ id: 'legal', number: 'legal', stamp_item_id: 'private', owner_id: 'legal', reason: 'legal', field: 'legal', status: 'legal' },
      ...{ frozen: 'private', frozen_media_ids: 'private', round: 'legal', due_at: 'legal', voting_left_ms: 'legal', asked_of: 'legal' },
      ...{ removal_refused: 'legal', owner_answered: 'legal', referred_at: 'legal', first_verdict: 'legal', decided_by: 'legal' },
      ...{ decided_at: 'legal', decision: 'legal', voters: 'legal', correct_weight: 'legal', incorrect_weight: 'legal', version: 'legal' },
      ...{ created_at: 'legal', first_decided_at: 'legal', mended_at: 'legal', mended_paid: 'legal' },
    },
  },
  flag_reports: {
    of: { own: 'flagger_id' },
    columns: {
      ...{ id: 'legal', ticket_id: 'legal', flagger_id: 'legal', claim: 'private', marks: 'private', gauge: 'private' },
      ...{ catalogue_entry_id: 'private', relation: 'private', stake: 'legal', created_at: 'legal' },
    },
  },
  flag_votes: {
    of: { own: 'voter_id' },
    columns: {
      ...{ id: 'private', ticket_id: 'private', round: 'private', voter_id: 'private', vote: 'private', note: 'private' },
      ...{ weight: 'private', voted_at: 'private' },
    },
  },
  flag_messages: {
    of: { own: 'actor_id' },
    columns: {
      ...{ id: 'legal', ticket_id: 'legal', actor: 'legal', actor_id: 'legal', action: 'legal', audience: 'legal', created_at: 'legal' },
      ...{ body: 'private', media_ids: 'private' },
    },
  },
  flag_skills: { of: { own: 'member_id' }, columns: { member_id: 'private', field: 'private', was_right: 'private', was_wrong: 'private' } },
})
