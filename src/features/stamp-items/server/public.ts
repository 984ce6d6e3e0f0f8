/** What slices above may use of items. */
export { findItems, findOwnItem, type ItemRow, itemRows } from './queries.ts'
export { commitUnits, consumeUnits, releaseUnits, type Unit } from './queries-units.ts'
export { itemNames, itemView } from './view.ts'
