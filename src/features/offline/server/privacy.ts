import { tagged } from '#server/privacy.ts'

export const offlineTags = tagged({
  offline_devices: {
    of: { own: 'member_id' },
    columns: { id: 'private', member_id: 'private', name: 'private', created_at: 'private', seen_at: 'private' },
  },
  offline_changes: {
    of: { own: 'member_id' },
    columns: { subject_id: 'private', member_id: 'private', kind: 'private', changed_in: 'private' },
  },
  offline_edits: {
    of: { own: 'member_id' },
    columns: { member_id: 'private', op_id: 'private', outcome: 'private', reason: 'private', created_at: 'private' },
  },
  offline_conflicts: {
    of: { own: 'member_id' },
    columns: {
      id: 'private',
      member_id: 'private',
      stamp_item_id: 'private',
      device: 'private',
      unit: 'private',
      base: 'private',
      value: 'private',
      reason: 'private',
      made_at: 'private',
      created_at: 'private',
      settled_at: 'private',
      settled_as: 'private',
    },
  },
})
