import { planRight } from '#server/slices/plan-right.ts'

export const bulkListingRights = [
  planRight({ key: 'bulk_listing', group: 'market', permission: 'my_store.bulk_listing', texts: { name: 'List many items from one table' } }),
]
