import { PAGE } from '#kernel/measures.ts'
import { Rail } from '#web/list/Rail.tsx'
import type { TermFacetName } from '../filters/facet-lists.ts'
import type { RailParts } from '../filters/rail-parts.ts'
import { SEARCH_RESULT } from '../for-sale/paths.ts'
import { MarketFields } from '../market/fields.tsx'
import type { MarketPage } from '../market/market.ts'
import { clearedHrefOf, filtersSet, marketHref } from '../market/market-address.ts'
import { useMarketCounts } from '../market/use-market-counts.ts'
import { useMarketFilters } from '../market/use-market-filters.ts'

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
