/** What slices above may use of the catalogue. */

export { changeEntry, type EntryChange } from './change-entry.ts'
export { pictureEntries } from './pictures.ts'
export { type EntryRow, entriesById, entryCalled, entryNames, entryRows } from './queries.ts'
export { keepEntries, type NewEntry, unpictured } from './queries-keep.ts'
export { entryViews } from './view.ts'
