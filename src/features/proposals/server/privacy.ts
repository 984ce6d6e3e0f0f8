import { tagged } from '#server/privacy.ts'

export const proposalTags = tagged({
  catalogue_proposals: {
    of: { own: 'proposer_id' },
    columns: {
      id: 'public',
      kind: 'public',
      entry_id: 'public',
      proposer_id: 'public',
      status: 'public',
      given: 'public',
      base: 'public',
      numbers: 'public',
      different_from: 'public',
      note: 'public',
      opened_at: 'public',
      closes_at: 'public',
      decided_at: 'public',
      decided_by: 'private',
      reason: 'public',
      created_at: 'public',
    },
  },
  catalogue_votes: {
    of: { own: 'voter_id', with: ['proposer_id'] },
    columns: {
      proposal_id: 'private',
      voter_id: 'private',
      proposer_id: 'private',
      in_favour: 'private',
      note: 'public',
      weight: 'private',
      voted_at: 'private',
    },
  },
  catalogue_standings: { of: { own: 'member_id' }, columns: { member_id: 'private', was_right: 'private', was_wrong: 'private' } },
  // What became of the catalogue stays, and who answers for it; the name is erased in `members`.
  catalogue_changes: {
    of: { own: 'proposed_by' },
    columns: {
      id: 'legal',
      entry_id: 'legal',
      proposal_id: 'legal',
      kind: 'legal',
      field: 'legal',
      old: 'legal',
      new: 'legal',
      proposed_by: 'legal',
      decided_by: 'legal',
      changed_at: 'legal',
    },
  },
})
