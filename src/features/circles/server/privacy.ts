import { tagged } from '#server/privacy.ts'

/** What was dealt and decided is bookkeeping; an address, words and pictures go with whoever gave them. */
export const circleTags = tagged({
  trade_circle_searches: {
    of: 'nobody',
    columns: {
      ...{ id: 'private', due_at: 'private', began_at: 'private', ended_at: 'private', members: 'private', wants: 'private' },
      ...{ circles: 'private', trades: 'private', bound: 'private' },
    },
  },
  trade_circles: {
    of: 'nobody',
    columns: {
      ...{ id: 'legal', number: 'legal', search_id: 'legal', key: 'legal', size: 'legal', status: 'legal', reason: 'legal' },
      ...{ ended_by: 'legal', asked_at: 'legal', running_at: 'legal', ended_at: 'legal', due_at: 'legal' },
    },
  },
  trade_circle_legs: {
    of: { sides: ['from_id', 'to_id'] },
    columns: {
      ...{ id: 'legal', circle_id: 'legal', position: 'legal', from_id: 'legal', to_id: 'legal', catalogue_entry_id: 'legal' },
      ...{ stamp_item_id: 'legal', unit: 'legal', name: 'legal', facts: 'legal', value: 'legal', deposit: 'legal', hold_id: 'legal' },
      accepted_at: 'legal',
      address: { tag: 'private', of: 'to_id' },
      ...{ carrier: 'legal', tracking: 'legal', shipped_at: 'legal', received_at: 'legal', is_void: 'legal' },
    },
  },
  trade_circle_complaints: {
    of: { sides: ['receiver_id', 'sender_id'] },
    columns: {
      ...{ id: 'legal', leg_id: 'legal', circle_id: 'legal', receiver_id: 'legal', sender_id: 'legal', status: 'legal', reason: 'legal' },
      body: { tag: 'private', of: 'receiver_id' },
      ...{ opened_at: 'legal', answer_until: 'legal' },
      answer: { tag: 'private', of: 'sender_id' },
      ...{ answered_at: 'legal', outcome: 'legal', keeps: 'legal', note: 'legal', decided_by: 'legal', closed_at: 'legal' },
    },
  },
  trade_circle_evidence: {
    of: { through: 'medias', by: 'media_id' },
    columns: { complaint_id: 'private', by_sender: 'private', position: 'private', media_id: 'private' },
  },
})
