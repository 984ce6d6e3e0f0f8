/** What slices above may use of stores. */
export { storeAddresses } from './found.ts'
export { findStores, type StoreRow, setProductCount, storeOfMember } from './queries.ts'
export { storeViews } from './view.ts'
