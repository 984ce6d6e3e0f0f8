export { ClubHead } from './ClubHead.tsx'
export { ClubRules } from './ClubRules.tsx'
export { aboutPath, type ClubShown, clubPath, peoplePath } from './club-answer.ts'
export { readClub } from './read-club.ts'
