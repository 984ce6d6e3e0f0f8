/** What slices above may use of members. */

export { appoint } from './appoint.ts'
export { forget, leave } from './away.ts'
export { changePlan } from './change-plan.ts'
export { knownPermissions } from './plan-queries.ts'
export { permissionsOf, plansInOrder } from './plans.ts'
export { findOwn } from './queries.ts'
export { changeMember, keepInterests, type ProfileChange } from './queries-profile.ts'
export { fitsMember, renewSession } from './renew.ts'
export { ownView } from './view.ts'
export { openSessions, viewerFinder } from './viewer.ts'
