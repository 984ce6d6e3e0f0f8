export { seenEvents } from './queries.ts'
export { eventViews } from './view.ts'
