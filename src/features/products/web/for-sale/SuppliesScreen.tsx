import { listScreen } from './ForSaleList.tsx'
import { readSupplies } from './for-sale-address.ts'

export default listScreen(readSupplies)
