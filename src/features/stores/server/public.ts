/** What slices above may use of stores. */
export { findStores, type StoreRow, setProductCount, storeOfMember } from './queries.ts'
export { storesBeginning } from './queries-names.ts'
export { storeViews } from './view.ts'
