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
import { bounties, bountySubject } from '../contract.ts'
import { BountyRow } from './BountyRow.tsx'
import { asksMarketTerms, MarketFilters } from './MarketFilters.tsx'
import type { MarketInput } from './market-input.ts'
import { MARKET_BOUNTIES, MY_BOUNTIES } from './paths.ts'

/** What members look for on the whole market, and what they promise for it. */
export default screen({
  reads: (place) => {
    const input = readInput(bounties.list, place)
    return input && { ...input, status: undefined }
  },
  asks: (input) => [queryOf(bounties.list, input), ...asksMarketTerms(input)],
  Draw: ({ input }) => <MarketBounties input={input} />,
})

function MarketBounties({ input }: { input: MarketInput }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { data, total, next_page_url } = useData(bounties.list, input).bounties
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`Bounties`}
        description={t`What collectors look for, and the reward for whoever finds it: in coins or in money, held until one offer is the right one.`}
        path={MARKET_BOUNTIES}
        feed="bounties"
        passing={input.cursor !== undefined || input.search !== undefined || data.length === 0}
      />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label: t`Bounties` }]} />
      <div className="row row--wrap list-title">
        <h1>{t`Marketplace`}</h1>
        <span className="row row--wrap push">
          {signed_in && <Button href={MY_BOUNTIES} icon="target">{t`My bounties`}</Button>}
          <Button href={`${MY_BOUNTIES}/create`} variant="fill" icon="plus">{t`Post a bounty`}</Button>
        </span>
      </div>
      <MarketTabs current="bounties" />
      <MarketFilters input={input}>
        <h2>{total === undefined ? t`Bounties` : <Plural value={total} one="# bounty" other="# bounties" />}</h2>
        <SaveSearchLink kind={bountySubject.name} filters={{ search: input.search, country: input.country }} />
      </MarketFilters>
      {data.length === 0 && <EmptyState title={t`No bounty fits`} line={t`Take away a filter, or say what you look for yourself.`} />}
      <ul className="deal-rows">
        {data.map((card, at) => (
          <BountyRow key={card.id} card={card} eager={at < 4} />
        ))}
      </ul>
      <NextPage op={bounties.list} path={MARKET_BOUNTIES} input={input} url={next_page_url}>
        {t`More bounties`}
      </NextPage>
    </main>
  )
}
