import { planRight } from '#server/slices/plan-right.ts'

export const webhookRights = [
  planRight({
    key: 'webhooks',
    group: 'market',
    permission: 'my_store.webhooks',
    texts: { name: 'Send what happens in your store to other programs' },
  }),
]
