export { decideDispute } from './decide.ts'
export { openDisputes } from './queries.ts'
export { disputeView } from './view.ts'
