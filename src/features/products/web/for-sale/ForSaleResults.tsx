import { useLingui } from '@lingui/react/macro'
import { PAGE_SIZES } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { useBusy } from '#web/router/use-router.ts'
import { LoadMore } from '#web/ui/controls/LoadMore.tsx'
import { Pager } from '#web/ui/controls/Pager.tsx'
import { products } from '../../contract.ts'
import { ProductCard } from '../card/ProductCard.tsx'
import { ProductTable } from '../card/ProductTable.tsx'
import css from './ForSale.module.css'
import { ForSaleChips, useApplied } from './ForSaleChips.tsx'
import { Choice, ForSaleHead } from './ForSaleHead.tsx'
import { type ForSale, forSaleHref, type ProductPage } from './for-sale-address.ts'
import { NothingFound } from './NothingFound.tsx'
import { useMore } from './use-more.ts'

/** How many pages the address knows. */
const LAST_PAGE = 100
const FIRST_ROW = 4

/** What was found: as cards or as a table, walked by Load more or by numbers. */
export function ForSaleResults({ page }: { page: ForSale }) {
  const { asked, view } = page
  const busy = useBusy()
  const found = useData(products.list, asked).products
  const applied = useApplied(page)
  const more = useMore(asked, found)
  return (
    <section className={`results waits ${css.results}`} aria-labelledby="count" aria-busy={busy}>
      <ForSaleHead id="count" page={page} found={found} />
      <ForSaleChips page={page} applied={applied} />
      <div ref={more.box}>{view === 'list' && more.cards.length > 0 ? <ProductTable cards={more.cards} /> : <Cards cards={more.cards} />}</div>
      {more.cards.length === 0 ? <NothingFound page={page} applied={applied} /> : <Walk page={page} found={found} more={more} />}
    </section>
  )
}

function Cards({ cards }: { cards: ProductPage['data'] }) {
  return (
    <div className="cards">
      {cards.map((card, at) => (
        <ProductCard key={card.id} card={card} eager={at < FIRST_ROW} priority={at === 0} still />
      ))}
    </div>
  )
}

function Walk({ page, found, more }: { page: ForSale; found: ProductPage; more: ReturnType<typeof useMore> }) {
  const { t } = useLingui()
  const { asked } = page
  const total = found.total ?? 0
  const hrefOf = (to: number) => forSaleHref({ ...page, asked: { ...asked, page: to } })
  const shown = (asked.page - 1) * asked.page_size + more.cards.length
  const left = found.more_than_total ? asked.page_size : Math.min(asked.page_size, total - shown)
  return (
    <>
      <LoadMore
        href={more.next && left > 0 ? hrefOf(asked.page + more.pages) : undefined}
        next={left}
        shown={shown}
        total={total}
        atLeast={found.more_than_total}
        busy={more.busy}
        id="shown"
        onLoad={more.load}
      />
      <div className="row row--wrap page-row">
        <Pager page={asked.page} pages={Math.min(LAST_PAGE, Math.ceil(total / asked.page_size))} hrefOf={hrefOf} />
        <div className="push">
          <Choice
            label={t`Per page`}
            name="page_size"
            value={String(asked.page_size)}
            choices={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            hrefOf={(size) => forSaleHref({ ...page, asked: { ...asked, page_size: Number(size), page: 1 } })}
          />
        </div>
      </div>
    </>
  )
}
