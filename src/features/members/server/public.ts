export { givePlan, lift, liftNow, note, suspend, throwOut, withhold } from './administer.ts'
export { appoint } from './appoint.ts'
export { grantRole, heldNow, revokeRole } from './hand-out.ts'
export { lockAdministrators } from './queries-admin.ts'
export { NAME_WORDS, nameBegins } from './queries-names.ts'
export {
  type Absence,
  absenceColumns,
  absences,
  blockedWith,
  isKept,
  isPresent,
  isVisibleTo,
  ownerVisibleTo,
  selfOrVisibleTo,
  visibleTo,
} from './queries-presence.ts'
export { changeMember, keepInterests, type ProfileChange } from './queries-profile.ts'
export { voteBar, voteCounts } from './queries-voters.ts'
export { viewAs } from './view-as.ts'
