/** What slices above may use of items. */

export { isShown, shownStatuses } from '../rules.ts'
export { givenOf } from './many/again.ts'
export { bringIn, takeBackUnchanged } from './many/queries-bring-in.ts'
export { findItems, findOwnItem, newestShown } from './queries.ts'
export { type ItemRow, itemRows } from './queries-rows.ts'
export { commitUnits, consumeUnits, releaseUnits, returnUnits, type Unit } from './queries-units.ts'
export { itemNames, itemView, itemViews } from './view.ts'
export { daySums, sumDays, unsummed } from './worth/queries-day-sums.ts'
