import { AppliedFilters } from '#web/list/AppliedFilters.tsx'
import { Results, WayOn } from '#web/list/Results.tsx'
import { useData } from '#web/query/hooks.ts'
import { products } from '../../contract.ts'
import { ProductCards } from '../card/ProductCards.tsx'
import { ProductTable } from '../card/ProductTable.tsx'
import { ForSaleHead } from './ForSaleHead.tsx'
import { clearedHref, type ForSale, forSaleHref } from './for-sale-address.ts'
import { NothingFound } from './NothingFound.tsx'
import { useApplied } from './use-applied.ts'
import { useMoreProducts } from './use-more-products.ts'

export function ForSaleResults({ page }: { page: ForSale }) {
  const { asked, view, unread = [] } = page
  const found = useData(products.list, asked).products
  const applied = useApplied(page)
  const hrefOf = (place: object) => forSaleHref({ ...page, asked: { ...asked, ...place } })
  const more = useMoreProducts(asked, found, hrefOf)
  const { rows } = more
  return (
    <Results
      head={<ForSaleHead page={page} found={found} />}
      applied={<AppliedFilters applied={applied} clearHref={clearedHref(page)} unread={{ values: unread, href: forSaleHref(page) }} />}
      box={more.box}
      foot={rows.length === 0 ? <NothingFound page={page} applied={applied} /> : <WayOn {...{ asked, found, more, hrefOf }} />}
    >
      {view === 'list' && rows.length > 0 ? <ProductTable cards={rows} /> : <ProductCards cards={rows} still />}
    </Results>
  )
}
