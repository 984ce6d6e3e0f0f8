import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppliedFilters } from '#web/list/AppliedFilters.tsx'
import { LinkSelect } from '#web/list/LinkSelect.tsx'
import { PastTheEnd } from '#web/list/PastTheEnd.tsx'
import { Results, WayOn } from '#web/list/Results.tsx'
import { SaveSearchLink } from '#web/list/SaveSearchLink.tsx'
import { type ListPage, useLoadMore } from '#web/list/use-load-more.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { auctionSorts, auctionSubject, auctions } from '../../contract.ts'
import type { AuctionListed } from '../auction-answer.ts'
import { AuctionCard } from '../card/AuctionCard.tsx'
import { useServerClock } from '../clock/use-server-clock.ts'
import { type AuctionsPage, clearedHref, filterCount, type MarketPage, marketHref, savedOf } from './market-address.ts'
import { useApplied } from './use-applied.ts'

const FIRST_ROW = 4

export function MarketResults({ page }: { page: MarketPage }) {
  const { asked } = page
  const answer = useData(auctions.list, asked)
  const { auctions: found, server_time } = answer
  const applied = useApplied(page)
  const hrefOf = (place: object) => marketHref({ ...page, asked: { ...asked, ...place } })
  const more = useLoadMore<typeof auctions.list, AuctionListed>({
    ...{ op: auctions.list, asked, first: answer },
    pageIn: (page): ListPage<AuctionListed> => page.auctions,
    hrefAfter: (pages) => hrefOf({ page: asked.page + pages }),
  })
  const rows: readonly AuctionListed[] = more.rows
  // The next end decides how often the figures change.
  const now = useServerClock(server_time, rows[0]?.ends_at ?? server_time)
  return (
    <Results
      head={<ResultsHead page={page} found={found} />}
      applied={<AppliedFilters applied={applied} clearHref={clearedHref(asked)} />}
      box={more.box}
      foot={rows.length ? <WayOn {...{ asked, found, more, hrefOf }} /> : <Nothing page={page} />}
    >
      <div className="cards">
        {rows.map((card, at) => (
          <AuctionCard key={card.id} card={card} now={now} eager={at < FIRST_ROW} priority={at === 0} />
        ))}
      </div>
    </Results>
  )
}

function ResultsHead({ page, found: { total = 0, more_than_total } }: { page: MarketPage; found: AuctionsPage }) {
  const { t } = useLingui()
  const words = { ending: t`Ending soonest`, newest: t`Newest first` }
  return (
    <div className="res-head">
      <h2 id="count">{more_than_total ? <Trans>More than {total} lots</Trans> : <Plural value={total} one="# lot" other="# lots" />}</h2>
      <div className="row row--wrap push">
        <SaveSearchLink kind={auctionSubject.name} filters={savedOf(page.asked)} />
        <LinkSelect
          label={t`Sort`}
          name="sort"
          value={page.asked.sort}
          choices={auctionSorts.map((value) => ({ value, label: words[value] }))}
          hrefOf={(sort) => marketHref({ ...page, asked: { ...page.asked, sort: sort as (typeof auctionSorts)[number], page: 1 } })}
        />
      </div>
    </div>
  )
}

function Nothing({ page: { asked } }: { page: MarketPage }) {
  const { t } = useLingui()
  if (asked.page > 1) return <PastTheEnd first={marketHref({ asked: { ...asked, page: 1 } })} />
  return filterCount(asked) ? (
    <EmptyState level="h3" title={t`No lot fits all of these filters`} action={<Button href={clearedHref(asked)}>{t`Clear filters`}</Button>} />
  ) : (
    <EmptyState
      level="h3"
      title={t`Nothing is on auction now`}
      line={t`Put one of your items up: you say where it starts and when it ends.`}
      action={<Button variant="fill" href="/auctions/create">{t`Auction an item`}</Button>}
    />
  )
}
