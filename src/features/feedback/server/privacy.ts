import { tagged } from '#server/privacy.ts'

/** What was said about a member stays theirs after its author has left: the stars are kept, the words are erased with their author. */
export const feedbackTags = tagged({
  feedback_deals: {
    of: { sides: ['buyer_id', 'seller_id'] },
    columns: {
      id: 'legal',
      number: 'legal',
      title: 'legal',
      buyer_id: 'legal',
      seller_id: 'legal',
      store_id: 'legal',
      trade_id: 'legal',
      opened_at: 'legal',
      closes_at: 'legal',
    },
  },
  // Double-blind: an export before the reveal must not tell the other what was given.
  feedbacks: {
    of: { sides: ['author_id', 'receiver_id'] },
    columns: {
      id: 'legal',
      deal_id: 'legal',
      role: 'legal',
      author_id: 'legal',
      receiver_id: 'legal',
      store_id: 'legal',
      as_described: { tag: 'legal', of: 'author_id' },
      packing: { tag: 'legal', of: 'author_id' },
      speed: { tag: 'legal', of: 'author_id' },
      contact: { tag: 'legal', of: 'author_id' },
      score: { tag: 'legal', of: 'author_id' },
      comment: { tag: 'public', of: 'author_id', becomes: '' },
      informed: 'legal',
      given_at: 'legal',
      reveal_at: 'legal',
      revealed_at: 'legal',
      revised_at: 'legal',
      reply: { tag: 'public', of: 'receiver_id' },
      replied_at: { tag: 'public', of: 'receiver_id' },
    },
  },
  feedback_revisions: {
    of: { own: 'author_id' },
    columns: {
      feedback_id: 'private',
      author_id: 'private',
      as_described: 'private',
      packing: 'private',
      speed: 'private',
      contact: 'private',
      score: 'private',
      comment: 'private',
      replaced_at: 'private',
    },
  },
  feedback_scores: {
    of: 'nobody',
    columns: {
      target_type: 'public',
      target_id: 'public',
      total: 'public',
      year: 'public',
      partners: 'public',
      score: 'public',
      as_described: 'public',
      packing: 'public',
      speed: 'public',
      contact: 'public',
      recount_at: 'public',
    },
  },
})
