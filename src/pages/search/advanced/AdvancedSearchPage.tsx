import { useLingui } from '@lingui/react/macro'
import { applies } from '#features/listings/contract.ts'
import { ADVANCED, filtersSet, type MarketPage, marketHref, readMarketPage, wordsAskedFor } from '#features/products/web/public.tsx'
import { searches } from '#features/search/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { marketOf, markets } from '../kinds/markets.ts'
import { AdvancedForm, countedAsked } from './AdvancedForm.tsx'
import { placesAsked } from './ContinentPicker.tsx'

/** The form as a page of its own: without script, or opened by its URL. */
export default screen({
  reads: readAdvanced,
  asks: (page) => [
    queryOf(searches.kinds, {}),
    queryOf(page.market.list, countedAsked(page)),
    ...wordsAskedFor({ ...page, open: termFacetsOf }),
    ...(applies('country', page.market.type) ? [queryOf(vocabularies.staticData, placesAsked)] : []),
  ],
  Draw: ({ input }) => <AdvancedSearch key={marketHref(input)} page={input} />,
})
/** Without script every list stands open. */
const termFacetsOf = ['grade', 'color', 'quality', 'format', 'topic_ids', 'category_ids', 'shipping_option']

function readAdvanced(place: RouteMatch): MarketPage | undefined {
  const read = readMarketPage(marketOf(place.query.get('searchable_type') ?? '') ?? markets.Product, place, true)
  return read && { ...read, open: termFacetsOf }
}

function AdvancedSearch({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`Advance search`}
        description={t`Everything that can be asked of the market, at once.`}
        path={ADVANCED}
        passing={filtersSet(page) > 0 || page.market.type !== 'Product'}
      />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label: t`Advance search` }]} />
      <div className="row row--wrap list-title">
        <h1>{t`Advance search`}</h1>
      </div>
      <AdvancedForm page={page} />
    </main>
  )
}
