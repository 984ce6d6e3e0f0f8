export { disputeOf } from './queries.ts'
