import { listScreen } from './ForSaleList.tsx'
import { readForSale } from './for-sale-address.ts'

export default listScreen(readForSale)
