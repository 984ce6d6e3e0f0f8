import { planRight } from '#server/slices/plan-right.ts'

export const reactionRights = [
  planRight({ key: 'reactions', group: 'community', permission: 'reactions.crud', texts: { name: 'React to posts and comments' } }),
]
