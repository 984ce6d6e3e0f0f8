export { givePlan, grantRole, lift, note, revokeRole, suspend, throwOut } from './administer.ts'
export { appoint } from './appoint.ts'
export { NAME_WORDS, nameBegins } from './queries-names.ts'
export {
  type Absence,
  absenceColumns,
  absences,
  blockedWith,
  isKept,
  isPresent,
  ownerVisibleTo,
  selfOrVisibleTo,
  visibleTo,
} from './queries-presence.ts'
export { changeMember, keepInterests, type ProfileChange } from './queries-profile.ts'
export { voteBar, voteCounts } from './queries-voters.ts'
