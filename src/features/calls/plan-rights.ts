import { planRight } from '#server/slices/plan-right.ts'

export const callRights = [
  planRight({ key: 'calls', group: 'community', permission: 'calls.crud', texts: { name: 'Call connections by voice and picture' } }),
]
