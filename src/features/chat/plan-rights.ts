import { planRight } from '#server/slices/plan-right.ts'

export const chatRights = [
  planRight({
    key: 'chat',
    group: 'community',
    permission: 'marketplace.buying.chat_with_seller',
    texts: { name: 'Write to sellers and connections' },
  }),
]
