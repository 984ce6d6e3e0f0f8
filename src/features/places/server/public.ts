/** What slices above may use of places. */
export { findOwnAddress } from './queries.ts'
export { freezeAddress } from './view.ts'
