/** What slices above may use of items. */
export { findItems, findOwnItem, type ItemRow } from './queries.ts'
export { commitUnits, consumeUnits, releaseUnits, type Unit } from './queries-units.ts'
export { itemNames, itemViews } from './view.ts'
