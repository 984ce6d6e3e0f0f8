export { findStores, type StoreRow, setProductCount, storeOfMember, storeRows } from './queries.ts'
export { storesNamed, storesNumbered } from './queries-names.ts'
export { storeView } from './view.ts'
