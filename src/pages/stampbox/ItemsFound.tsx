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
import { stampItems } from '#features/stamp-items/contract.ts'
import { BoxGrid, BoxTable, type ItemCard, namesOfCards } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { AppliedFilters } from '#web/list/AppliedFilters.tsx'
import { Results, WayOn } from '#web/list/Results.tsx'
import { type ListPage, useLoadMore } from '#web/list/use-load-more.ts'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'

/** Items that members show, or those of a search. */
export function ItemsFound({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const asked = listAskedOf(stampItems.cards, page)
  const answer = useData(stampItems.cards, asked)
  const found = answer.cards
  const applied = useMarketApplied(page)
  const hrefOf = (place: object) => marketHref({ ...page, asked: { ...page.asked, ...place } })
  const more = useLoadMore<typeof stampItems.cards, ItemCard>({
    ...{ op: stampItems.cards, asked, first: answer },
    pageIn: (page): ListPage<ItemCard> => page.cards,
    hrefAfter: (pages) => hrefOf({ page: asked.page + pages }),
  })
  const lists = useMaybe(vocabularies.staticData, namesOfCards(more.rows), more.rows.length > 0)?.data ?? {}
  const box = { items: more.rows, lists, selection: undefined }
  const nothing = <EmptyState level="h3" title={t`Nothing here`} line={t`No member shows an item like that.`} />
  return (
    <Results
      head={<MarketHead page={page} saves={false} count={<Count found={found} />} />}
      applied={<AppliedFilters applied={applied} clearHref={clearedHrefOf(page)} unread={{ values: page.unread, href: marketHref(page) }} />}
      box={more.box}
      foot={more.rows.length ? <WayOn {...{ asked, found, more, hrefOf }} /> : <MarketNothing page={page}>{nothing}</MarketNothing>}
    >
      {more.rows.length > 0 && (page.view === 'list' ? <BoxTable {...box} label={t`Items`} /> : <BoxGrid {...box} label={t`Items`} size="m" />)}
    </Results>
  )
}

const Count = ({ found: { total = 0, more_than_total } }: { found: ListPage<unknown> }) =>
  more_than_total ? <Trans>More than {total} items</Trans> : <Plural value={total} one="# item" other="# items" />
