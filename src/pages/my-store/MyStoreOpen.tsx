import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { products } from '#features/products/contract.ts'
import type { StoreAnswer } from '#features/stores/web/public.tsx'
import { storeNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { ShareButton } from '#web/ui/overlays/ShareButton.tsx'
import { MyStoreEmpty } from './MyStoreEmpty.tsx'
import css from './MyStorePage.module.css'
import { MyStoreRow } from './MyStoreRow.tsx'
import { MyStoreTodo } from './MyStoreTodo.tsx'
import { type Shelf, type StoreProductsInput, shelfAddress, shelves } from './store-shelves.ts'
import { useShelfCounts } from './use-shelf-counts.ts'

const VacationDialog = lazyPart(() => import('./VacationDialog.tsx').then((part) => part.VacationDialog))

/** The seller's own view: tasks, and products by status. */
export function MyStoreOpen({ store, list }: { store: StoreAnswer; list: StoreProductsInput }) {
  const { t } = useLingui()
  const here = list.status[0] as Shelf
  const { products: found } = useData(products.ofStore, list)
  const counts = useShelfCounts()
  const { origin } = useSite()
  const [away, setAway] = useState(false)
  const words: Record<Shelf, string> = { published: t`Live`, scheduled: t`Scheduled`, draft: t`Drafts`, sold_out: t`Sold out`, archived: t`Archived` }
  const tabs = shelves.map((shelf) => ({ href: shelfAddress(shelf), label: words[shelf], count: String(counts[shelf]), current: shelf === here }))
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`My Store`}</Title>
      <div className={css.head}>
        <Avatar name={store.name} url={store.profile_media && pictureOf(store.profile_media).sizes[0]?.url} size="l" />
        <div className={css.name}>
          <h1>{store.name}</h1>
          <p className="text-2">{[store.city, store.country_name, storeNumber(store.uuid)].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={css.acts}>
          <Button href="/store/order-listing" icon="package">{t`Orders`}</Button>
          <Button href="/product-offers?role=seller" icon="tag">{t`Offers`}</Button>
          <Button href="/store/sales" icon="chart-bar">{t`Sales`}</Button>
          <Button href="/store/inventory" icon="stack">{t`Inventory`}</Button>
          <Button href="/store/staff" icon="users">
            {t({ message: 'People', context: 'of a store' })}
          </Button>
          <Button href="/store/edit" icon="pencil-simple">{t`Edit`}</Button>
          <Button icon="clock" onClick={() => setAway(true)}>
            {store.on_vacation ? t`Away` : t`Go away`}
          </Button>
          <Button href={`/stores/${store.id}`} variant="quiet" icon="eye">{t`See it as others do`}</Button>
          <ShareButton title={store.name} url={`${origin}/stores/${store.id}`} />
        </div>
      </div>
      {away && <VacationDialog store={store} onClose={() => setAway(false)} />}
      <MyStoreTodo {...{ counts }} user_id={store.user_id} />
      <Tabs label={t`Products`} tabs={tabs} />
      {found.data.length === 0 && <MyStoreEmpty shelf={here} sold={counts.sold_out} user_id={store.user_id} />}
      <ul className={css.rows}>
        {found.data.map((product) => (
          <MyStoreRow key={product.id} product={product} />
        ))}
      </ul>
      <Pages {...list} total={found.total ?? 0} hrefOf={(place) => shelfAddress(here, place)} />
    </main>
  )
}
