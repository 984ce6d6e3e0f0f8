/** What slices above may use of wishlists. */
export { countWishes } from './queries.ts'
