import { partAhead } from '#web/hydration/ahead.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { hasRoom } from './use-room.ts'

const forSale = async () => (await import('./ForSaleRail.tsx')).ForSaleRail
const market = async () => (await import('./MarketRail.tsx')).MarketRail

export const saleRail = partAhead(forSale)
export const marketRail = partAhead(market)
/** On a phone the filters are a sheet, whose script comes when it is opened. */
export const SaleSheet = lazyPart(forSale)
export const MarketSheet = lazyPart(market)

/** Before the page is drawn: the rail of a wide window. */
export const bringsSaleRail = async () => (hasRoom() ? saleRail.bring() : undefined)
export const bringsMarketRail = async () => (hasRoom() ? marketRail.bring() : undefined)
