import { planRight } from '#server/slices/plan-right.ts'

export const blogRights = [
  planRight({ key: 'blogs', group: 'community', permission: 'blogs.crud', covers: ['blogs.view'], texts: { name: 'Write a blog' } }),
  planRight({ key: 'news', group: 'community', permission: 'news.actions.access', texts: { name: 'Answer news' } }),
]
