/** What slices above may use of the catalogue. */

export { pictureEntries } from './pictures.ts'
export { entriesById, entryCalled, entryNames, entryRows } from './queries.ts'
export { keepEntries, type NewEntry, unpictured } from './queries-keep.ts'
