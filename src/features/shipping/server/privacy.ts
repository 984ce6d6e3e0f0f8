import { tagged } from '#server/privacy.ts'

export const shippingTags = tagged({
  shipping_rates: {
    of: { own: 'member_id' },
    columns: {
      id: 'public',
      member_id: 'public',
      shipping_option: 'public',
      reach: 'public',
      amount: 'public',
      amount_next: 'public',
      currency: 'public',
      free_over: 'public',
      days_least: 'public',
      days_most: 'public',
      deleted_at: 'private',
      created_at: 'private',
    },
  },
  shipping_modes: { of: { own: 'member_id' }, columns: { member_id: 'private', mode: 'private', updated_at: 'private' } },
  // Proof of shipping for disputes of the card network.
  shipments: {
    of: { through: 'orders', by: 'ref_id' },
    columns: {
      id: 'legal',
      ref_type: 'legal',
      ref_id: 'legal',
      carrier: 'legal',
      tracking: 'legal',
      tracked: 'legal',
      contents: 'legal',
      abroad: 'legal',
      shipped_at: 'legal',
      delivered_at: 'legal',
      confirmed_at: 'legal',
    },
  },
})
