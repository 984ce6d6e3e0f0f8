export { allNamed, ownParticipant } from './places/queries-people.ts'
export { eventShows, type PersonColumns, seenEvents } from './queries.ts'
export { titleOf } from './queries-notices.ts'
export { eventViews } from './view.ts'
