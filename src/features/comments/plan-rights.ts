import { planRight } from '#server/slices/plan-right.ts'

export const commentRights = [planRight({ key: 'comments', group: 'community', permission: 'comments.crud', texts: { name: 'Write comments' } })]
