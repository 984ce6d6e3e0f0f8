import { tagged } from '#server/privacy.ts'

/** Bookkeeping law: what was bought and given back is kept. */
export const coinTags = tagged({
  coin_purchases: {
    of: { own: 'member_id' },
    columns: {
      id: 'legal',
      member_id: 'legal',
      coins: 'legal',
      quantity: 'legal',
      amount: 'legal',
      currency: 'legal',
      status: 'legal',
      payment_id: 'legal',
      coins_refunded: 'legal',
      amount_refunded: 'legal',
      payment_refund_id: 'legal',
      coins_returned: 'legal',
      expires_at: 'legal',
      created_at: 'legal',
      updated_at: 'legal',
      completed_at: 'legal',
    },
  },
})
