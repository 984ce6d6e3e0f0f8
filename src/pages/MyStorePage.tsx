import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { type StoreAnswer, StoreWanted } from '#features/stores/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { ask, useData } from '#web/data.ts'
import { type Place, readInput, screen } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import css from './MyStorePage.module.css'
import { MyStoreRow } from './MyStoreRow.tsx'
import { MyStoreTodo } from './MyStoreTodo.tsx'
import { countOf, type Shelf, shelfAddress, shelves } from './store-shelves.ts'

type Listing = InputOf<typeof products.ofStore>

export default screen({
  visitors: 'members',
  reads: (place: Place) => {
    const list = readInput(products.ofStore, place)
    const shelf = shelves.find((one) => list?.status[0] === one) ?? 'published'
    return list && { ...list, status: [shelf] }
  },
  asks: (list: Listing) => [
    ask(stores.own, {}),
    ask(shipping.rates, {}),
    ask(products.ofStore, list),
    ...shelves.map((shelf) => ask(products.ofStore, countOf(shelf))),
  ],
  Draw: ({ input }) => <MyStore list={input} />,
})

function MyStore({ list }: { list: Listing }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <Opened store={store} list={list} /> : <StoreWanted title={t`My Store`} />
}

function Opened({ store, list }: { store: StoreAnswer; list: Listing }) {
  const { t } = useLingui()
  const here = list.status[0] as Shelf
  const { products: found } = useData(products.ofStore, list)
  const counts = useCounts()
  const words: Record<Shelf, string> = { published: t`Live`, draft: t`Drafts`, sold_out: t`Sold out`, archived: t`Archived` }
  const tabs = shelves.map((shelf) => ({ href: shelfAddress(shelf), label: words[shelf], count: String(counts[shelf]), current: shelf === here }))
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <title>{t`My Store`}</title>
      <div className={css.head}>
        <div>
          <h1>{store.name}</h1>
          <p className="text-2">{[store.city, store.country_name].join(', ')}</p>
        </div>
        <div className={css.acts}>
          <Button href="/store/order-listing" icon="package">{t`Orders`}</Button>
          <Button href="/store/edit" icon="pencil-simple">{t`Edit`}</Button>
          <Button href={`/stores/${store.id}`} variant="quiet" icon="eye">{t`See it as others do`}</Button>
        </div>
      </div>
      <MyStoreTodo {...{ counts }} user_id={store.user_id} />
      <Tabs label={t`Products`} tabs={tabs} />
      {found.data.length === 0 && <NothingThere shelf={here} user_id={store.user_id} />}
      <ul className={css.rows}>
        {found.data.map((product) => (
          <MyStoreRow key={product.id} product={product} />
        ))}
      </ul>
      <Pager page={list.page} pages={Math.ceil((found.total ?? 0) / list.page_size)} hrefOf={(page) => shelfAddress(here, page)} />
    </main>
  )
}

/** How many stand on each shelf. */
function useCounts(): Record<Shelf, number> {
  const published = useData(products.ofStore, countOf('published'))
  const draft = useData(products.ofStore, countOf('draft'))
  const sold_out = useData(products.ofStore, countOf('sold_out'))
  const archived = useData(products.ofStore, countOf('archived'))
  return {
    published: published.products.total ?? 0,
    draft: draft.products.total ?? 0,
    sold_out: sold_out.products.total ?? 0,
    archived: archived.products.total ?? 0,
  }
}

function NothingThere({ shelf, user_id }: { shelf: Shelf; user_id: string }) {
  const { t } = useLingui()
  const items = `/user/${user_id}/stamp-items`
  if (shelf === 'published')
    return (
      <EmptyState
        title={t`Nothing on the market yet`}
        line={t`Open one of your items and press “List it for sale”.`}
        action={<Button href={items} variant="fill" icon="images">{t`My Items`}</Button>}
      />
    )
  return <EmptyState title={t`Nothing here`} line={t`Your live products are on the first tab.`} action={<Button href="/store">{t`Live`}</Button>} />
}
