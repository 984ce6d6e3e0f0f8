import { useFilters } from '#web/list/use-filters.ts'
import type { MarketAsked, MarketPage } from './market.ts'
import { marketHref } from './market-address.ts'

export const useMarketFilters = (page: MarketPage) => useFilters<MarketAsked>(page.asked, (asked) => marketHref({ ...page, asked }))
