export { clubShows, clubsBriefly, clubsOf, mayWriteIn, seenClub } from './queries.ts'
export { clubListeners, hearingMentions, nameOf } from './queries-notices.ts'
