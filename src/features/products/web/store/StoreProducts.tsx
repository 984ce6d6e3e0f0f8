import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { WayOn } from '#web/list/Results.tsx'
import { useData } from '#web/query/hooks.ts'
import { useBusy } from '#web/router/use-router.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { products } from '../../contract.ts'
import { ProductCards } from '../card/ProductCards.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import { useMoreProducts } from '../for-sale/use-more-products.ts'
import css from './StoreProducts.module.css'
import { StoreSearch } from './StoreSearch.tsx'
import { StoreShelfEmpty } from './StoreShelfEmpty.tsx'
import { chosenOf, everything, type StoreProductFilters, storeHref, storeKinds } from './store-address.ts'

/** Products of a store by kind, search, order and page; all of it is in the URL. */
export function StoreProducts({ asked }: { asked: StoreProductFilters }) {
  const { t } = useLingui()
  const busy = useBusy()
  const found = useData(products.list, asked).products
  const { total = 0, more_than_total } = found
  const words = useFilterWords()
  const hrefOf = (place: object) => storeHref(asked, place)
  const more = useMoreProducts(asked, found, hrefOf)
  const [kind] = asked.item_kind
  const tabs = [undefined, ...storeKinds].map((one) => ({
    href: storeHref(asked, { ...(one ? { item_kind: [one] } : everything), page: 1 }),
    label: one ? (words.kinds[one] ?? one) : t`All`,
    current: one ? one === kind : !chosenOf(asked).length,
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
      <div ref={more.box}>
        <ProductCards cards={more.rows} />
      </div>
      {more.rows.length === 0 ? <StoreShelfEmpty asked={asked} /> : <WayOn {...{ asked, found, more, hrefOf }} />}
    </section>
  )
}
