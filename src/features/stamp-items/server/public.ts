/** What slices above may use of items. */

export { isCommitted, isShown, shownStatuses } from '../rules.ts'
export { givenOf } from './many/again.ts'
export { barredFrom, changeOwn } from './many/change-own.ts'
export { bringBackOwn, takeOutOwn } from './many/leave.ts'
export { bringIn, takeBackUnchanged } from './many/queries-bring-in.ts'
export { trashRows } from './many/queries-many.ts'
export { findItems, findOwnItem, newestShown, ownRows, seenRows } from './queries.ts'
export { isFullyTold } from './queries-level.ts'
export { type ItemRow, itemRows } from './queries-rows.ts'
export { commitUnits, consumeUnits, releaseUnits, returnUnits, setItemStatus, type Unit, unitsOf } from './queries-units.ts'
export { itemNames, itemView, itemViews } from './view.ts'
export { daySums, sumDays, unsummed } from './worth/queries-day-sums.ts'
