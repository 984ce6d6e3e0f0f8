export { findOwnAddress } from './queries.ts'
export { addressLines, freezeAddress } from './view.ts'
