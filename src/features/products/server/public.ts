/** What slices above may use of products. */
export { findForSale, lockForSale, type SaleFacts, type SaleRow } from './for-sale.ts'
export { consumeStock, releaseStock, reserveStock, type StockLine } from './stock.ts'
