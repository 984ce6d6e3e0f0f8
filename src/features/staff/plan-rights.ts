import { planRight } from '#server/slices/plan-right.ts'

export const staffRights = [
  planRight({
    key: 'staff',
    group: 'market',
    permission: 'my_store.staff',
    limit: 'staff',
    texts: {
      name: 'Let others work in your store',
      more: 'More people in your store',
      amount: '{n, plural, one {# person in your store} other {# people in your store}}',
      unlimited: 'As many people in your store as you like',
    },
  }),
]
