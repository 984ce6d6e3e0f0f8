import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { products } from '../../contract.ts'
import { listsAsked } from '../filters/facet-lists.ts'
import { AdvancedAnchor } from '../market/AdvancedAnchor.tsx'
import { productMarket, supplyMarket } from '../market/product-markets.ts'
import { bringsSaleRail } from '../rail/later-rails.ts'
import { RailBeside } from '../rail/RailBeside.tsx'
import { asksDrops } from './drops.ts'
import { FilterBar } from './FilterBar.tsx'
import { ForSaleMeta } from './ForSaleMeta.tsx'
import { ForSaleResults } from './ForSaleResults.tsx'
import { type ForSale, isSupplies } from './for-sale-address.ts'
import { MarketTabs } from './MarketTabs.tsx'
import { MyStuff } from './MyStuff.tsx'
import { useKeptView } from './use-kept-view.ts'

export const listScreen = (reads: (place: RouteMatch) => ForSale | undefined) =>
  screen({
    reads,
    asks: ({ asked, open }) => [
      queryOf(products.list, asked),
      ...listsAsked(asked, open),
      ...(asked.store_id ? [queryOf(stores.show, { id: asked.store_id })] : []),
    ],
    brings: bringsSaleRail,
    next: (page, answerOf, round) => asksDrops(page, answerOf, round),
    Draw: ({ input }) => <ForSaleList page={input} />,
  })

/** The list of what is for sale, or of the supplies among it. */
function ForSaleList({ page }: { page: ForSale }) {
  const { t } = useLingui()
  useKeptView(page)
  const supplies = isSupplies(page)
  return (
    <>
      <main id="main" className="page" tabIndex={-1}>
        <ForSaleMeta page={page} />
        <Crumbs
          crumbs={[
            { label: t`Home`, href: '/' },
            { label: t`Marketplace`, href: '/marketplace' },
            { label: supplies ? t`Buy Supplies` : t`For Sale` },
          ]}
        />
        <div className="row row--wrap list-title">
          <h1>{t`Marketplace`}</h1>
          <span className="row row--wrap push">
            <MyStuff page={page} />
            <AdvancedAnchor page={{ market: supplies ? supplyMarket : productMarket, asked: page.asked }} />
          </span>
        </div>
        <MarketTabs current={supplies ? 'supplies' : 'for_sale'} />
        <div className="list">
          <RailBeside page={page} />
          <ForSaleResults page={page} />
        </div>
      </main>
      <FilterBar page={page} />
    </>
  )
}
