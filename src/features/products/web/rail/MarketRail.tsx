import { PAGE } from '#kernel/measures.ts'
import { Rail } from '#web/list/Rail.tsx'
import { useFilters } from '#web/list/use-filters.ts'
import type { TermFacetName } from '../filters/facet-lists.ts'
import type { RailParts } from '../filters/rail-parts.ts'
import { SEARCH_RESULT } from '../for-sale/paths.ts'
import { MarketFields } from './fields.tsx'
import type { MarketAsked, MarketPage } from './market.ts'
import { clearedHrefOf, filtersSet, marketHref } from './market-address.ts'
import { useMarketCounts } from './use-market-counts.ts'

export const useMarketFilters = (page: MarketPage) => useFilters<MarketAsked>(page.asked, (asked) => marketHref({ ...page, asked }))

/** The filters that apply to this market. */
export function MarketRail({ page, inSheet = false }: { page: MarketPage; inSheet?: boolean }) {
  const filters = useMarketFilters(page)
  const openHref = (name: TermFacetName) => marketHref({ ...page, open: [...page.open, name] })
  const rail: RailParts = { ...filters, ...useMarketCounts(page, inSheet), page, openHref }
  return (
    <Rail
      action={page.searched ? SEARCH_RESULT : page.market.path}
      kept={keptOf(page)}
      filterCount={filtersSet(page)}
      clearHref={clearedHrefOf(page)}
      onApply={() => filters.set({})}
    >
      <MarketFields rail={rail} page={page} />
    </Rail>
  )
}

/** Hidden fields: what the form must keep but does not show. */
const keptOf = ({ market, asked, view, searched }: MarketPage) => ({
  ...(searched && { searchable_type: market.type }),
  ...(asked.sort !== market.sorts[0] && { sort: asked.sort }),
  ...(asked.page_size !== PAGE.usual && { page_size: asked.page_size }),
  ...(asked.my_stuff && { my_stuff: asked.my_stuff }),
  ...(view !== 'grid' && { view }),
})
