/** What slices above may use of places. */
export { type AddressRow, findOwnAddress } from './queries.ts'
export { freezeAddress } from './view.ts'
