/** Other slices use the SQL functions `are_connected(a, b)` and `shows_part(viewer, owner, part)` too. */
export { hasMuted } from './queries.ts'
export { followersSeen } from './queries-people.ts'
export { type Ties, tiesOf } from './ties.ts'
