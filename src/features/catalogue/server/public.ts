/** What slices above may use of the catalogue. */
export { entryAddresses, entryCard } from './found.ts'
export { entryNames } from './queries.ts'
export { keepEntries, type NewEntry } from './queries-keep.ts'
