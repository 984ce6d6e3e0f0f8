import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  clearedHrefOf,
  listAskedOf,
  MarketColumns,
  MarketHead,
  type MarketHit,
  MarketNothing,
  type MarketPage,
  marketHref,
  useMarketApplied,
} from '#features/products/web/public.tsx'
import { AppliedFilters } from '#web/list/AppliedFilters.tsx'
import { Results, WayOn } from '#web/list/Results.tsx'
import { type ListPage, useLoadMore } from '#web/list/use-load-more.ts'
import { useData } from '#web/query/hooks.ts'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './HitsFound.module.css'

/** Results of one kind as rows, with the rail of its tab of the market. */
export function MarketFound({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const { market } = page
  const asked = listAskedOf(market.list, page)
  const first = useData(market.list, asked)
  const found = market.pageIn(first as never)
  const applied = useMarketApplied(page)
  const hrefOf = (place: object) => marketHref({ ...page, asked: { ...page.asked, ...place } })
  const more = useLoadMore<typeof market.list, MarketHit>({
    ...{ op: market.list, asked, first },
    pageIn: (answer): ListPage<MarketHit> => ({ ...market.pageIn(answer as never), data: market.hitsIn(answer as never) }),
    hrefAfter: (pages) => hrefOf({ page: page.asked.page + pages }),
  })
  const nothing = <EmptyState level="h3" title={t`Nothing found`} line={t`Check the spelling.`} />
  const way = { asked: page.asked, found: { ...found, data: more.rows }, more, hrefOf }
  return (
    <MarketColumns page={page}>
      <Results
        head={<MarketHead page={page} saves={market.type !== 'StampItem'} count={<Count {...found} />} plain />}
        applied={<AppliedFilters applied={applied} clearHref={clearedHrefOf(page)} unread={{ values: page.unread, href: marketHref(page) }} />}
        box={more.box}
        foot={more.rows.length ? <WayOn {...way} /> : <MarketNothing page={page}>{nothing}</MarketNothing>}
      >
        <ul className={css.hits}>
          {more.rows.map((hit) => (
            <li key={hit.id}>
              <a href={hit.href} className={`card-link ${css.hit}`}>
                <Row hit={hit} />
              </a>
            </li>
          ))}
        </ul>
      </Results>
    </MarketColumns>
  )
}

function Row({ hit: { title, picture, line, price } }: { hit: MarketHit }) {
  return (
    <>
      <Thumb {...(picture && { picture })} alt="" />
      <span className={css.words}>
        <b>
          <bdi>{title}</bdi>
        </b>
        <span className="small muted">
          <bdi>{line}</bdi>
        </span>
      </span>
      {price && <Price money={price} as="plain" />}
    </>
  )
}

const Count = ({ total = 0, more_than_total }: { total?: number | undefined; more_than_total?: boolean | undefined }) =>
  more_than_total ? <Trans>More than {total} results</Trans> : <Plural value={total} one="# result" other="# results" />
