import { planRight } from '#server/slices/plan-right.ts'

export const postRights = [planRight({ key: 'posts', group: 'community', permission: 'posts.crud', texts: { name: 'Write posts' } })]
