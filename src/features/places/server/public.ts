/** What slices above may use of places. */
export { findOwnAddress } from './queries.ts'
export { addressLines, freezeAddress } from './view.ts'
