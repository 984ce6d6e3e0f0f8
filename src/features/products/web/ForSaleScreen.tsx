import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { ask } from '#web/data.ts'
import { screen } from '#web/site.ts'
import { Crumbs } from '#web/ui/Crumbs.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { products } from '../contract.ts'
import { countriesAsked } from './countries-asked.ts'
import { FilterBar } from './FilterBar.tsx'
import { ForSaleMeta } from './ForSaleMeta.tsx'
import { ForSaleRail } from './ForSaleRail.tsx'
import { ForSaleResults } from './ForSaleResults.tsx'
import { FOR_SALE, type ForSale, readForSale } from './for-sale-address.ts'

export default screen({
  reads: readForSale,
  asks: ({ asked }) => [
    ask(products.list, asked),
    ask(vocabularies.staticData, countriesAsked(asked.country)),
    ...(asked.store_id ? [ask(stores.show, { id: asked.store_id })] : []),
  ],
  Draw: ({ input }) => <ForSaleList page={input} />,
})

function ForSaleList({ page }: { page: ForSale }) {
  const { t } = useLingui()
  return (
    <>
      <main id="main" className="page" tabIndex={-1}>
        <ForSaleMeta page={page} />
        <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label: t`For Sale` }]} />
        <div className="row row--wrap list-title">
          <h1>{t`Marketplace`}</h1>
        </div>
        <Tabs label={t`Marketplace`} tabs={[{ href: FOR_SALE, label: t`For Sale`, current: true }]} />
        <div className="list">
          <ForSaleRail page={page} />
          <ForSaleResults page={page} />
        </div>
      </main>
      <FilterBar page={page} />
    </>
  )
}
