export { findStores, type StoreRow, setProductCount, storeOfMember, storeRows } from './queries.ts'
export { storeView } from './view.ts'
