import { tagged } from '#server/privacy.ts'

export const productTags = tagged({
  products: {
    of: { own: 'member_id' },
    columns: {
      id: 'public',
      number: 'public',
      store_id: 'public',
      member_id: 'public',
      productable_type: 'public',
      stamp_item_id: 'public',
      unit: 'public',
      name: 'public',
      sub_title: 'public',
      description: 'public',
      status: 'private',
      is_published: 'private',
      published_at: 'private',
      sku: 'private',
      currency: 'public',
      regular_price: 'public',
      sale_price: 'public',
      price: 'public',
      stock_on_hand: 'private',
      stock_reserved: 'private',
      version: 'private',
      created_at: 'private',
      updated_at: 'private',
    },
  },
  // Erased with the account: the order keeps what the buyer needs.
  stock_reservations: {
    of: { through: 'products', by: 'product_id' },
    columns: {
      id: 'private',
      product_id: 'private',
      order_group_id: 'private',
      buyer_id: 'private',
      quantity: 'private',
      status: 'private',
      created_at: 'private',
      ended_at: 'private',
    },
  },
  stock_movements: {
    of: { through: 'products', by: 'product_id' },
    columns: { id: 'private', product_id: 'private', kind: 'private', quantity: 'private', order_group_id: 'private', created_at: 'private' },
  },
})
