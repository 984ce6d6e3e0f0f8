import { PAGE } from '#kernel/measures.ts'
import { Rail } from '#web/list/Rail.tsx'
import type { RailParts } from '../filters/rail-parts.ts'
import { useCounts } from '../filters/use-counts.ts'
import { useProductFilters } from '../filters/use-filters.ts'
import { clearedHref, type ForSale, filterCount, forSaleHref, isSupplies, pathOf } from '../for-sale/for-sale-address.ts'
import { MarketFields } from '../market/fields.tsx'
import type { MarketPage } from '../market/market.ts'
import { productMarket, supplyMarket } from '../market/product-markets.ts'

const openedHref = (page: ForSale) => (name: string) => forSaleHref({ ...page, open: [...page.open, name] })
/** A list of products as one of the markets. */
const marketPageOf = (page: ForSale): MarketPage => ({
  ...{ market: isSupplies(page) ? supplyMarket : productMarket, asked: page.asked, view: page.view, open: page.open },
  ...{ searched: page.searched ?? false, unread: page.unread ?? [] },
})

export function ForSaleRail({ page, inSheet = false }: { page: ForSale; inSheet?: boolean }) {
  const filters = useProductFilters(page)
  const rail: RailParts = { ...filters, ...useCounts(page.asked, inSheet), page, openHref: openedHref(page) }
  return (
    <Rail
      action={pathOf(page)}
      kept={keptOf(page)}
      filterCount={filterCount(page.asked)}
      clearHref={clearedHref(page)}
      onApply={() => filters.set({})}
    >
      <MarketFields rail={rail} page={marketPageOf(page)} />
    </Rail>
  )
}

/** Hidden fields: what the form must keep but does not show. */
const keptOf = ({ asked, view, searched }: ForSale) => ({
  ...(searched && { searchable_type: 'Product' }),
  ...(asked.sort !== 'best' && { sort: asked.sort }),
  ...(asked.page_size !== PAGE.usual && { page_size: asked.page_size }),
  ...(asked.store_id && { store_id: asked.store_id }),
  ...(asked.productable_type && !isSupplies({ asked, searched }) && { productable_type: asked.productable_type }),
  ...(asked.my_stuff && { my_stuff: asked.my_stuff }),
  ...(view === 'list' && { view }),
})
