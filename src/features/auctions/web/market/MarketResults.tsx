import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  clearedHrefOf,
  listAskedOf,
  MarketHead,
  MarketNothing,
  type MarketPage,
  marketHref,
  useMarketApplied,
} from '#features/products/web/public.tsx'
import { AppliedFilters } from '#web/list/AppliedFilters.tsx'
import { Results, WayOn } from '#web/list/Results.tsx'
import { type ListPage, useLoadMore } from '#web/list/use-load-more.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { auctions } from '../../contract.ts'
import type { AuctionListed } from '../auction-answer.ts'
import { AuctionCard } from '../card/AuctionCard.tsx'
import { useServerClock } from '../clock/use-server-clock.ts'
import { LotTable } from './LotTable.tsx'

const FIRST_ROW = 4

/** Lots of the market, or of a search. */
export function MarketResults({ page }: { page: MarketPage }) {
  const asked = listAskedOf(auctions.list, page)
  const answer = useData(auctions.list, asked)
  const { auctions: found, server_time } = answer
  const applied = useMarketApplied(page)
  const hrefOf = (place: object) => marketHref({ ...page, asked: { ...page.asked, ...place } })
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
      head={<MarketHead page={page} saves count={<Count found={found} />} />}
      applied={<AppliedFilters applied={applied} clearHref={clearedHrefOf(page)} unread={{ values: page.unread, href: marketHref(page) }} />}
      box={more.box}
      foot={rows.length ? <WayOn {...{ asked, found, more, hrefOf }} /> : <Nothing page={page} />}
    >
      {page.view === 'list' && rows.length > 0 ? (
        <LotTable cards={rows} now={now} />
      ) : (
        <div className="cards">
          {rows.map((card, at) => (
            <AuctionCard key={card.id} card={card} now={now} eager={at < FIRST_ROW} priority={at === 0} />
          ))}
        </div>
      )}
    </Results>
  )
}

const Count = ({ found: { total = 0, more_than_total } }: { found: ListPage<unknown> }) =>
  more_than_total ? <Trans>More than {total} lots</Trans> : <Plural value={total} one="# lot" other="# lots" />

function Nothing({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  return (
    <MarketNothing page={page}>
      <EmptyState
        level="h3"
        title={t`Nothing is on auction now`}
        line={t`Put one of your items up: you say where it starts and when it ends.`}
        action={<Button variant="fill" href="/auctions/create">{t`Auction an item`}</Button>}
      />
    </MarketNothing>
  )
}
