/** What slices above may use of members. */

export { appoint } from './appoint.ts'
export { knownPermissions } from './plan-queries.ts'
export { permissionsOf } from './plans.ts'
export { findOwn } from './queries.ts'
export { ownView } from './view.ts'
export { openSessions, viewerFinder } from './viewer.ts'
