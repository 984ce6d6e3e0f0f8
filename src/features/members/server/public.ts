/** What slices above may use of members. */
export { mayActOn, mayHandOut, type Role, roles } from '../rules.ts'
export { forget, leave } from './absence.ts'
export { givePlan, grantRole, lift, note, revokeRole, suspend, throwOut } from './administer.ts'
export { appoint } from './appoint.ts'
export { changePlan } from './change-plan.ts'
export { editPlan } from './edit-plan.ts'
export { isDeviceOf } from './is-device-of.ts'
export { permissionName } from './permission-name.ts'
export { permissionsOf, plansInOrder } from './plans.ts'
export { findOwn, lockEmail, setPassword, useToken } from './queries.ts'
export { changeEmail, isOwned } from './queries-email.ts'
export { countLetter } from './queries-letters.ts'
export { nameBegins } from './queries-names.ts'
export { knownPermissions } from './queries-plan.ts'
export { countByPlan, planWords } from './queries-plan-edit.ts'
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
export { rolesOf } from './queries-role.ts'
export { askSecondStep, isSuspended, trySecondStep } from './queries-second-step.ts'
export { endOtherSessions, endSignIn, listSessions } from './queries-sessions.ts'
export { roleSets } from './roles.ts'
export { fitsMember, rotateSession as renewSession } from './rotate-session.ts'
export { sendVerificationTo } from './send-verification.ts'
export { hashed } from './sign-up.ts'
export { startSession as enter } from './start-session.ts'
export { ownView } from './view.ts'
export { openSessions, viewerFinder } from './viewer.ts'
