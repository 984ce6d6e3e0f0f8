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
import { bounties } from '../../contract.ts'
import { BountyRow } from '../BountyRow.tsx'
import type { BountyCardAnswer } from '../bounty-words.ts'
import { BountyTable } from './BountyTable.tsx'

/** Bounties of the market, or of a search. */
export function MarketBounties({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const asked = listAskedOf(bounties.list, page)
  const answer = useData(bounties.list, asked)
  const found = answer.bounties
  const applied = useMarketApplied(page)
  const hrefOf = (place: object) => marketHref({ ...page, asked: { ...page.asked, ...place } })
  const more = useLoadMore<typeof bounties.list, BountyCardAnswer>({
    ...{ op: bounties.list, asked, first: answer },
    pageIn: (page): ListPage<BountyCardAnswer> => page.bounties,
    hrefAfter: (pages) => hrefOf({ page: asked.page + pages }),
  })
  const nothing = <EmptyState level="h3" title={t`No bounty fits`} line={t`Take away a filter, or say what you look for yourself.`} />
  return (
    <Results
      head={<MarketHead page={page} saves count={<Count found={found} />} />}
      applied={<AppliedFilters applied={applied} clearHref={clearedHrefOf(page)} unread={{ values: page.unread, href: marketHref(page) }} />}
      box={more.box}
      foot={more.rows.length ? <WayOn {...{ asked, found, more, hrefOf }} /> : <MarketNothing page={page}>{nothing}</MarketNothing>}
    >
      {page.view === 'list' && more.rows.length > 0 ? (
        <BountyTable cards={more.rows} />
      ) : (
        <ul className="deal-rows">
          {more.rows.map((card, at) => (
            <BountyRow key={card.id} card={card} eager={at < 4} />
          ))}
        </ul>
      )}
    </Results>
  )
}

const Count = ({ found: { total = 0, more_than_total } }: { found: ListPage<unknown> }) =>
  more_than_total ? <Trans>More than {total} bounties</Trans> : <Plural value={total} one="# bounty" other="# bounties" />
