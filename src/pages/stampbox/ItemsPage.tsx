import { useLingui } from '@lingui/react/macro'
import {
  AdvancedAnchor,
  asksMarket,
  asksMarketDrops,
  bringsMarketRail,
  filtersSet,
  listAskedOf,
  MarketBar,
  MarketColumns,
  type MarketPage,
  readMarketPage,
} from '#features/products/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import { asksNamesOfCards } from '#features/stamp-items/web/public.tsx'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { ItemsFound } from './ItemsFound.tsx'
import { ITEMS, itemMarket } from './item-market.ts'

/** What all members show of their collections, the newest first. */
export default screen({
  reads: (place) => readMarketPage(itemMarket, place),
  asks: asksMarket,
  brings: bringsMarketRail,
  next: (page, answerOf, round) => [
    ...asksMarketDrops(page, answerOf, round),
    ...(round === 0 ? [asksNamesOfCards(answerOf(stampItems.cards, listAskedOf(stampItems.cards, page)).cards.data)] : []),
  ],
  Draw: ({ input }) => <Items page={input} />,
})

function Items({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  return (
    <>
      <main id="main" className="page" tabIndex={-1}>
        <Head
          title={t`Items of all collections`}
          description={t`Stamps, coins and banknotes that collectors show of what they have.`}
          path={ITEMS}
          passing={filtersSet(page) > 0 || page.asked.page > 1 || page.view !== 'grid'}
        />
        <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Items of all collections` }]} />
        <div className="row row--wrap list-title">
          <h1>{t`Items of all collections`}</h1>
          <span className="row push">
            <AdvancedAnchor page={page} />
          </span>
        </div>
        <MarketColumns page={page}>
          <ItemsFound page={page} />
        </MarketColumns>
      </main>
      <MarketBar page={page} />
    </>
  )
}
