export { forgetReactions } from './queries.ts'
export { reactionsTo } from './summary.ts'
