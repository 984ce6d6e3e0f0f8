import { planRight } from '#server/slices/plan-right.ts'

export const apiKeyRights = [
  planRight({
    key: 'api_keys',
    group: 'market',
    permission: 'my_store.api_keys',
    texts: { name: 'Connect your own programs by keys' },
  }),
]
