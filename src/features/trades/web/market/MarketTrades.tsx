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
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { trades } from '../../contract.ts'
import { TradeRow } from '../TradeRow.tsx'
import type { TradeCardAnswer } from '../trade-words.ts'
import { TradeTable } from './TradeTable.tsx'

/** Trades of the market, or of a search. */
export function MarketTrades({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const asked = listAskedOf(trades.list, page)
  const answer = useData(trades.list, asked)
  const found = answer.trades
  const applied = useMarketApplied(page)
  const hrefOf = (place: object) => marketHref({ ...page, asked: { ...page.asked, ...place } })
  const more = useLoadMore<typeof trades.list, TradeCardAnswer>({
    ...{ op: trades.list, asked, first: answer },
    pageIn: (page): ListPage<TradeCardAnswer> => page.trades,
    hrefAfter: (pages) => hrefOf({ page: asked.page + pages }),
  })
  const nothing = <EmptyState level="h3" title={t`No trade fits`} line={t`Take away a filter, or put up what you would give yourself.`} />
  return (
    <Results
      head={<MarketHead page={page} saves count={<Count found={found} />} />}
      applied={<AppliedFilters applied={applied} clearHref={clearedHrefOf(page)} unread={{ values: page.unread, href: marketHref(page) }} />}
      box={more.box}
      foot={more.rows.length ? <WayOn {...{ asked, found, more, hrefOf }} /> : <MarketNothing page={page}>{nothing}</MarketNothing>}
    >
      {page.view === 'list' && more.rows.length > 0 ? (
        <TradeTable cards={more.rows} />
      ) : (
        <ul className="deal-rows">
          {more.rows.map((card, at) => (
            <TradeRow key={card.id} card={card} eager={at < 4} />
          ))}
        </ul>
      )}
    </Results>
  )
}

const Count = ({ found: { total = 0, more_than_total } }: { found: ListPage<unknown> }) =>
  more_than_total ? <Trans>More than {total} trades</Trans> : <Plural value={total} one="# trade" other="# trades" />
