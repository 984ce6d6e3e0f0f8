/** What slices above may use of the network. In SQL: `are_connected(a, b)` and `shows_part(viewer, owner, part)`. */
export { type Ties, tiesOf } from './ties.ts'
