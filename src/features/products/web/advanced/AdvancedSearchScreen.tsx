import { useLingui } from '@lingui/react/macro'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { products } from '../../contract.ts'
import { listsAsked, termFacets } from '../filters/facet-lists.ts'
import { type ForSale, filterCount, forSaleHref, readSearched } from '../for-sale/for-sale-address.ts'
import { ADVANCED } from '../for-sale/paths.ts'
import { AdvancedForm, counted } from './AdvancedForm.tsx'

/** The form as a page of its own: without script, or opened by its URL. */
export default screen({
  reads: readAdvanced,
  asks: ({ asked, open }) => [queryOf(products.list, counted(asked)), ...listsAsked(asked, open)],
  Draw: ({ input }) => <AdvancedSearch key={forSaleHref(input)} page={input} />,
})

function readAdvanced(place: RouteMatch): ForSale | undefined {
  const read = readSearched(place)
  return read && { ...read, open: termFacets }
}

function AdvancedSearch({ page }: { page: ForSale }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`Advance search`}
        description={t`Everything that can be asked of the market, at once.`}
        path={ADVANCED}
        passing={filterCount(page.asked) > 0}
      />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label: t`Advance search` }]} />
      <div className="row row--wrap list-title">
        <h1>{t`Advance search`}</h1>
      </div>
      <AdvancedForm page={page} />
    </main>
  )
}
