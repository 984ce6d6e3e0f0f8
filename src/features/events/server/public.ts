export { seenEvents } from './queries.ts'
export { type EventReader, eventViews } from './view.ts'
