/** What slices above may use of stores. */
export { findStores, type StoreRow, setProductCount, storeOfMember } from './queries.ts'
export { storeViews } from './view.ts'
