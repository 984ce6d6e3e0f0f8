/** What slices above may use of stores. */
export { findStores, setProductCount, type StoreRow, storeOfMember } from './queries.ts'
export { storeView, storeViews } from './view.ts'
