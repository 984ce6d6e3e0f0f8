import { planRight } from '#server/slices/plan-right.ts'

export const productRights = [
  planRight({
    key: 'products',
    group: 'market',
    permission: 'marketplace.buying.crud',
    covers: [],
    limit: 'live_products',
    texts: {
      name: 'Items for sale at a time',
      more: 'More items for sale at a time',
      amount: '{n, plural, one {# item for sale at a time} other {# items for sale at a time}}',
      unlimited: 'Items for sale without limit',
    },
  }),
]
