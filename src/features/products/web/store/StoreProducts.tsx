import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { useBusy } from '#web/router/use-router.ts'
import { LoadMore } from '#web/ui/controls/LoadMore.tsx'
import { Pager } from '#web/ui/controls/Pager.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { products } from '../../contract.ts'
import { ProductCard } from '../card/ProductCard.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import { useMore } from '../for-sale/use-more.ts'
import css from './StoreProducts.module.css'
import { StoreSearch } from './StoreSearch.tsx'
import { StoreShelfEmpty } from './StoreShelfEmpty.tsx'
import { type StoreProductFilters, storeHref, storeKinds } from './store-address.ts'

const LAST_PAGE = 100
const FIRST_ROW = 4

/** What a store has for sale now: by kind, by word, in an order, page by page; all of it is an address. */
export function StoreProducts({ asked }: { asked: StoreProductFilters }) {
  const { t } = useLingui()
  const busy = useBusy()
  const found = useData(products.list, asked).products
  const { total = 0, more_than_total } = found
  const words = useFilterWords()
  const more = useMore(asked, found)
  const [kind] = asked.item_kind
  const tabs = [undefined, ...storeKinds].map((one) => ({
    href: storeHref(asked, { item_kind: one ? [one] : [], page: 1 }),
    label: one ? (words.kinds[one] ?? one) : t`All`,
    current: one === kind,
  }))
  return (
    <section className={`waits ${css.shelf}`} aria-labelledby="for-sale" aria-busy={busy}>
      <h2 id="for-sale" className="vh">{t`For sale`}</h2>
      <Tabs label={t`Kind of item`} tabs={tabs} />
      <div className={css.bar}>
        <p role="status" className="strong">
          {more_than_total ? <Trans>More than {total} results</Trans> : <Plural value={total} one="# result" other="# results" />}
        </p>
        <StoreSearch asked={asked} />
      </div>
      <div className="cards" ref={more.box}>
        {more.cards.map((card, at) => (
          <ProductCard key={card.id} card={card} eager={at < FIRST_ROW} priority={at === 0} />
        ))}
      </div>
      {more.cards.length === 0 ? <StoreShelfEmpty asked={asked} /> : <Walk asked={asked} total={total} atLeast={more_than_total} more={more} />}
    </section>
  )
}

interface WalkProps {
  asked: StoreProductFilters
  total: number
  atLeast?: boolean
  more: ReturnType<typeof useMore>
}
function Walk({ asked, total, atLeast, more }: WalkProps) {
  const shown = (asked.page - 1) * asked.page_size + more.cards.length
  const left = atLeast ? asked.page_size : Math.min(asked.page_size, total - shown)
  const hrefOf = (page: number) => storeHref(asked, { page })
  if (total <= asked.page_size && !atLeast) return null
  return (
    <>
      <LoadMore
        href={more.next && left > 0 ? hrefOf(asked.page + more.pages) : undefined}
        next={left}
        shown={shown}
        total={total}
        atLeast={atLeast}
        busy={more.busy}
        onLoad={more.load}
      />
      <Pager page={asked.page} pages={Math.min(LAST_PAGE, Math.ceil(total / asked.page_size))} hrefOf={hrefOf} />
    </>
  )
}
