export { clubShows, clubsBriefly, clubsOf, mayWriteIn, seenClub } from './queries.ts'
export { clubListeners, hearingMentions, isArchived, nameOf } from './queries-notices.ts'
