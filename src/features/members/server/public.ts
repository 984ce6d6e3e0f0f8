/** What slices above may use of members. */
export { mayActOn, mayHandOut, type Role, roles } from '../rules.ts'

export { changePlan, grantRole, lift, note, revokeRole, suspend, throwOut } from './administer.ts'
export { appoint } from './appoint.ts'
export { knownPermissions } from './plan-queries.ts'
export { permissionsOf, plansInOrder } from './plans.ts'
export { findOwn } from './queries.ts'
export { changeMember, keepInterests, type ProfileChange } from './queries-profile.ts'
export { fitsMember, renewSession } from './renew.ts'
export { rolesOf } from './role-queries.ts'
export { roleSets } from './roles.ts'
export { ownView } from './view.ts'
export { openSessions, viewerFinder } from './viewer.ts'
