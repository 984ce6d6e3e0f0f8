/** What slices above may use of wishlists. */

export { takeOff, wishesOfOwn } from './own.ts'
export { countWishes } from './queries.ts'
