/** What slices above may use of items. */

export { isShown, shownStatuses } from '../rules.ts'
export { findItems, findOwnItem, type ItemRow, itemRows, newestShown } from './queries.ts'
export { commitUnits, consumeUnits, releaseUnits, type Unit } from './queries-units.ts'
export { itemNames, itemView, itemViews } from './view.ts'
