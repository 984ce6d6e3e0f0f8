import { planRight } from '#server/slices/plan-right.ts'

export const networkRights = [
  planRight({
    key: 'following',
    group: 'community',
    permission: 'my_network.follow',
    covers: ['my_network.*'],
    texts: { name: 'Follow other members' },
  }),
]
