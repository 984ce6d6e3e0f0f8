import { tagged } from '#server/privacy.ts'

/** Accounting law: what was asked, offered and decided stays; what was said and shown is erased with whoever said it. */
export const disputeTags = tagged({
  disputes: {
    of: { sides: ['buyer_id', 'seller_id'] },
    columns: {
      id: 'legal',
      order_id: 'legal',
      buyer_id: 'legal',
      seller_id: 'legal',
      reason: 'legal',
      currency: 'legal',
      asked: 'legal',
      offer: 'legal',
      status: 'legal',
      outcome: 'legal',
      given: 'legal',
      answer_until: 'legal',
      return_carrier: 'legal',
      return_tracking: 'legal',
      created_at: 'legal',
      closed_at: 'legal',
      version: 'legal',
    },
  },
  dispute_entries: {
    of: { through: 'disputes', by: 'dispute_id' },
    columns: {
      id: 'legal',
      dispute_id: 'legal',
      actor: 'legal',
      actor_id: 'legal',
      action: 'legal',
      amount: 'legal',
      body: { tag: 'private', of: 'actor_id' },
      created_at: 'legal',
    },
  },
  dispute_evidence: {
    of: { through: 'medias', by: 'media_id' },
    columns: { entry_id: 'private', position: 'private', media_id: 'private' },
  },
})
