export { useCoinCart } from './coin-cart.ts'
export { PacksPanel } from './PacksPanel.tsx'
export { PurchaseEnd } from './PurchaseEnd.tsx'
export { PurchaseList } from './PurchaseList.tsx'
