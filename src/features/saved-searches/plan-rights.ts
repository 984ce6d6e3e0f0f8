import { planRight } from '#server/slices/plan-right.ts'

export const savedSearchRights = [
  planRight({
    key: 'saved_searches',
    group: 'market',
    permission: 'marketplace.search.alerts',
    limit: 'saved_searches',
    texts: {
      name: 'Saved searches with alerts',
      more: 'More saved searches with alerts',
      amount: '{n, plural, one {# saved search with alerts} other {# saved searches with alerts}}',
      unlimited: 'Saved searches without limit',
    },
  }),
]
