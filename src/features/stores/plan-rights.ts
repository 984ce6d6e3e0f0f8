import { planRight } from '#server/slices/plan-right.ts'

export const storeRights = [
  planRight({
    key: 'store',
    group: 'market',
    permission: 'my_store.crud',
    covers: ['my_store.*', 'marketplace.buying.crud'],
    texts: { name: 'Own store' },
  }),
  planRight({ key: 'business', group: 'market', permission: 'my_store.business', texts: { name: 'Business store' } }),
]
