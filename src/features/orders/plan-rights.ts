import { planRight } from '#server/slices/plan-right.ts'

export const orderRights = [
  planRight({
    key: 'buying',
    group: 'market',
    permission: 'marketplace.buying.purchase',
    covers: ['marketplace.*'],
    texts: { name: 'Buy from stores' },
  }),
]
