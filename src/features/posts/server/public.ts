export { seenPosts } from './queries.ts'
export { postViews } from './view.ts'
