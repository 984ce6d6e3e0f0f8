import { tagged } from '#server/privacy.ts'

export const callsTags = tagged({
  // A call goes with whoever began it, as a conversation goes with either of the two.
  calls: {
    of: { own: 'caller_id' },
    columns: {
      ...{ id: 'private', caller_id: 'private', call_type: 'private', begun_at: 'private', answered_at: 'private', ended_at: 'private' },
      ...{ shown_item_id: 'private', shown_by: 'private' },
    },
  },
  // Privacy: that somebody has muted the caller, and by which device they answered, is theirs alone.
  call_members: {
    of: { own: 'member_id', with: ['invited_by'] },
    columns: {
      ...{ call_id: 'private', member_id: 'private', invited_by: 'private', seat: 'private', status: 'private', is_silent: 'private' },
      ...{ invited_at: 'private', rings_until: 'private', device_id: 'secret', epoch: 'private' },
      ...{ answered_at: 'private', seen_at: 'private', left_at: 'private' },
    },
  },
  // Addresses of both networks: neither is told the other's by an export.
  call_signals: {
    of: { own: 'from_id', with: ['to_id'] },
    columns: {
      ...{ id: 'secret', call_id: 'secret', from_id: 'secret', to_id: 'secret', from_epoch: 'secret', to_epoch: 'secret' },
      ...{ kind: 'secret', body: 'secret', sent_at: 'secret' },
    },
  },
  call_items: {
    of: { own: 'laid_by' },
    columns: { call_id: 'private', stamp_item_id: 'private', laid_by: 'private', laid_at: 'private' },
  },
})
