import { useLingui } from '@lingui/react/macro'
import { catalogue } from '#features/catalogue/contract.ts'
import { products } from '#features/products/contract.ts'
import {
  asksMarket,
  bringsMarketRail,
  bringsSaleRail,
  FilterBar,
  ForSaleResults,
  feedOf,
  forSaleFeed,
  listsAsked,
  MarketBar,
  RailBeside,
  SEARCH_RESULT,
} from '#features/products/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { searches } from '#features/search/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { AdvancedLink } from './advanced/AdvancedLink.tsx'
import { EntriesFound } from './EntriesFound.tsx'
import { HitsFound } from './HitsFound.tsx'
import { MarketFound } from './MarketFound.tsx'
import { MembersFound } from './MembersFound.tsx'
import { SearchTabs } from './SearchTabs.tsx'
import { StoresFound } from './StoresFound.tsx'
import { asksMeant, entriesAsked, isListed, membersAsked, productsAsked, readSearch, type Searched, storesAsked } from './search-address.ts'

/** Results of the header's search: a tab for each kind; products, stores and members have lists of their own. */
export default screen({
  reads: readSearch,
  asks: (searched) => [
    queryOf(searches.kinds, {}),
    queryOf(products.list, productsAsked(searched)),
    queryOf(stores.list, storesAsked(searched)),
    queryOf(profiles.search, membersAsked(searched)),
    queryOf(catalogue.list, entriesAsked(searched)),
    ...(searched.market ? asksMarket(searched.market) : []),
    ...(searched.kind === 'Product' ? listsAsked(searched.page.asked, searched.page.open) : []),
  ],
  brings: ({ kind, market }) => (kind === 'Product' ? bringsSaleRail() : market ? bringsMarketRail() : undefined),
  next: asksMeant,
  Draw: ({ input }) => <SearchResult searched={input} />,
})

function SearchResult({ searched }: { searched: Searched }) {
  const { t } = useLingui()
  const { kind, text, page, market } = searched
  const { signed_in } = useSite()
  const query = useLocation().search
  const title = text ? t`Results for “${text}”` : t({ message: 'Search', context: 'a page' })
  return (
    <>
      <main id="main" className="page" tabIndex={-1}>
        <Head title={title} description={t`What is for sale, stores and members.`} path={SEARCH_RESULT} passing {...feedFor(searched)} />
        <Crumbs
          crumbs={[
            { label: t`Home`, href: '/' },
            { label: t`Marketplace`, href: '/marketplace' },
            { label: t({ message: 'Search', context: 'a page' }) },
          ]}
        />
        <div className="row row--wrap list-title">
          <h1>{title}</h1>
          <AdvancedLink className="push" search={text} on_page />
          {kind === 'Product' && signed_in && <a className="link" href={`/saved-searches${query}`}>{t`Save this search`}</a>}
        </div>
        <SearchTabs searched={searched} />
        {kind === 'Product' && (
          <div className="list">
            <RailBeside page={page} />
            <ForSaleResults page={page} />
          </div>
        )}
        {kind === 'Product' && <EntriesFound searched={searched} />}
        {kind === 'Store' && <StoresFound searched={searched} />}
        {kind === 'User' && <MembersFound searched={searched} />}
        {market && <MarketFound page={market} />}
        {!isListed(kind) && !market && <HitsFound searched={searched} />}
      </main>
      {kind === 'Product' && <FilterBar page={page} />}
      {market && <MarketBar page={market} />}
    </>
  )
}

/** Kinds that a feed reader can follow, by the name of their feed. */
const FEEDS: Readonly<Record<string, string>> = { Auction: 'auctions', Trade: 'trades', Bounty: 'bounties' }
function feedFor({ kind, page, market }: Searched) {
  if (kind === 'Product') return { feed: forSaleFeed(page.asked) }
  const name = FEEDS[kind]
  return market && name ? { feed: feedOf(name, market) } : {}
}
