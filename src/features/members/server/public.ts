/** What slices above may use of members. */

export { enter } from './enter.ts'
export { isDeviceOf } from './is-device-of.ts'
export { knownPermissions } from './plan-queries.ts'
export { permissionsOf, plansInOrder } from './plans.ts'
export { findOwn, setPassword, useToken } from './queries.ts'
export { changeMember, keepInterests, type ProfileChange } from './queries-profile.ts'
export { askSecondStep, trySecondStep } from './queries-second-step.ts'
export { endOtherSessions, endSignIn, listSessions } from './queries-sessions.ts'
export { fitsMember, renewSession } from './renew.ts'
export { hashed } from './sign-up.ts'
export { ownView } from './view.ts'
export { openSessions, viewerFinder } from './viewer.ts'
