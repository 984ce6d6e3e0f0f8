import { Plural, useLingui } from '@lingui/react/macro'
import { MarketTabs } from '#features/products/web/public.tsx'
import { NextPage } from '#web/list/NextPage.tsx'
import { SaveSearchLink } from '#web/list/SaveSearchLink.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { tradeSubject, trades } from '../../contract.ts'
import { MARKET_TRADES, MY_TRADES } from '../paths.ts'
import { TradeRow } from '../TradeRow.tsx'
import { asksMarketWords, MarketFilters, type MarketInput } from './MarketFilters.tsx'

/** What members would give for something else, on the whole market. */
export default screen({
  reads: (place) => {
    const input = readInput(trades.list, place)
    return input && { ...input, status: undefined, receiver_id: undefined }
  },
  asks: (input) => [queryOf(trades.list, input), ...asksMarketWords(input)],
  Draw: ({ input }) => <MarketTrades input={input} />,
})

function MarketTrades({ input }: { input: MarketInput }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { data, total, next_page_url } = useData(trades.list, input).trades
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`For Trade`}
        description={t`Stamps and coins that collectors give for others: make an offer, answer with other terms, and both parcels are on their way.`}
        path={MARKET_TRADES}
        feed="trades"
        passing={input.cursor !== undefined || input.search !== undefined || data.length === 0}
      />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label: t`For Trade` }]} />
      <div className="row row--wrap list-title">
        <h1>{t`Marketplace`}</h1>
        <span className="row row--wrap push">
          {signed_in && <Button href={MY_TRADES} icon="arrows-left-right">{t`My trades`}</Button>}
          <Button href={`${MY_TRADES}/create`} variant="fill" icon="plus">{t`Put items up for trade`}</Button>
        </span>
      </div>
      <MarketTabs current="trades" />
      <MarketFilters input={input}>
        <h2>{total === undefined ? t`For Trade` : <Plural value={total} one="# trade" other="# trades" />}</h2>
        <SaveSearchLink kind={tradeSubject.name} filters={{ search: input.search, country: input.country, category_ids: input.category_ids }} />
      </MarketFilters>
      {data.length === 0 && <EmptyState title={t`No trade fits`} line={t`Take away a filter, or put up what you would give yourself.`} />}
      <ul className="deal-rows">
        {data.map((card, at) => (
          <TradeRow key={card.id} card={card} eager={at < 4} />
        ))}
      </ul>
      <NextPage op={trades.list} path={MARKET_TRADES} input={input} url={next_page_url}>
        {t`More trades`}
      </NextPage>
    </main>
  )
}
