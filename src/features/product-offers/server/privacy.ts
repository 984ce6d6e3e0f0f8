import { tagged } from '#server/privacy.ts'

export const productOfferTags = tagged({
  product_offers: {
    of: { own: 'user_id' },
    columns: {
      id: 'private',
      product_id: 'private',
      user_id: 'private',
      seller_id: 'private',
      quantity: 'private',
      amount: 'private',
      currency: 'private',
      message: 'private',
      status: 'private',
      action_reason: 'private',
      expires_at: 'private',
      hold_id: 'private',
      order_group_id: 'private',
      created_at: 'private',
      answered_at: 'private',
    },
  },
})
