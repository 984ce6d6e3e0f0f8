export { findOwnAddress, ownAddresses } from './queries.ts'
export { addressLines, freezeAddress } from './view.ts'
