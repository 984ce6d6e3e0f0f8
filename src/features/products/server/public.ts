/** What slices above may use of products. */
export { conditionsOf } from '../rules.ts'
export { cardsOf } from './card.ts'
export { findForSale, lockForSale, type SaleRow } from './stock/for-sale.ts'
export { consumeStock, releaseStock, reserveStock } from './stock/stock.ts'
export { listingView } from './view.ts'
