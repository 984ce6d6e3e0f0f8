import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { products } from '#features/products/contract.ts'
import { ProductCards } from '#features/products/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import type { StoreAnswer } from '#features/stores/web/public.tsx'
import { isUuid } from '#kernel/uuid.ts'
import { placeIn, placeQuery } from '#web/list/list-place.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './SellerItemsPage.module.css'

const USUAL = 24
const kinds = ['StampItem', 'Supply'] as const

interface Asked {
  readonly owner: StoreAnswer['user_id']
  readonly kind: (typeof kinds)[number] | undefined
  readonly page: number
  readonly page_size: number
}

/** All that a seller has for sale. The store is the owner's own, whatever `store_id` says. */
export default screen({
  reads: ({ path, query }: RouteMatch): Asked | undefined => {
    const owner = path.owner_id ?? ''
    const kind = kinds.find((one) => one === query.get('productable_type'))
    return isUuid(owner) ? { owner: owner as Asked['owner'], kind, ...placeIn(query, USUAL) } : undefined
  },
  asks: ({ owner }) => [queryOf(stores.ofSeller, { id: owner })],
  next: (asked, answerOf, round) =>
    round === 0 ? [queryOf(products.list, wanted(asked, answerOf(stores.ofSeller, { id: asked.owner }).store.id))] : [],
  Draw: ({ input }) => <SellerItems asked={input} />,
})

const wanted = ({ kind, page, page_size }: Asked, store_id: StoreAnswer['id']) => ({
  ...{ store_id, page, page_size, sort: 'newest' as const },
  ...(kind && { productable_type: kind }),
})

const hrefOf = (
  { owner, kind }: Pick<Asked, 'owner' | 'kind'>,
  store_id: string,
  place: { page: number; page_size: number } = { page: 1, page_size: USUAL },
) =>
  `/marketplace/${owner}/view-all?${new URLSearchParams({ item_type: 'store', store_id, ...(kind && { productable_type: kind }), ...placeQuery(place, USUAL) })}`

function SellerItems({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const { store } = useData(stores.ofSeller, { id: asked.owner })
  const found = useData(products.list, wanted(asked, store.id)).products
  const total = found.total ?? 0
  const title = t`Everything from ${store.name}`
  const words = { StampItem: t`Items`, Supply: t`Supplies` }
  const tabs = [undefined, ...kinds].map((kind) => ({
    ...{ href: hrefOf({ ...asked, kind }, store.id), label: kind ? words[kind] : t`All`, current: kind === asked.kind },
  }))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head title={title} description={store.description || title} path={`/stores/${store.id}`} passing />
      <Crumbs
        crumbs={[{ label: t`Marketplace`, href: '/marketplace' }, { label: store.name, href: `/stores/${store.id}` }, { label: t`View all` }]}
      />
      <SellerHead store={store} title={title} total={total} />
      <Tabs label={t`Kind of item`} tabs={tabs} />
      <div className={css.shelf}>
        <ProductCards cards={found.data} />
      </div>
      {found.data.length === 0 && (
        <EmptyState
          level="h2"
          title={t`Nothing for sale at the moment`}
          line={t`Come back later: a stockbook fills slowly.`}
          action={<Button href={`/stores/${store.id}`}>{t`See the store`}</Button>}
        />
      )}
      <Pages {...asked} total={total} hrefOf={(place) => hrefOf(asked, store.id, place)} />
    </main>
  )
}

function SellerHead({ store, title, total }: { store: StoreAnswer; title: string; total: number }) {
  const { t } = useLingui()
  const face = store.profile_media
  return (
    <div className={css.head}>
      <Avatar name={store.name} url={face && pictureOf(face).sizes[0]?.url} size="l" />
      <div className={css.name}>
        <h1>{title}</h1>
        <p className="text-2">
          {[store.city, store.country_name].filter(Boolean).join(', ')} · <Plural value={total} one="# item for sale" other="# items for sale" />
        </p>
      </div>
      <p className="row row--wrap">
        <Button href={`/stores/${store.id}`} icon="storefront">{t`See the store`}</Button>
        <Button href={`/profile/${store.user_id}`} icon="user-circle">{t`See the seller`}</Button>
      </p>
    </div>
  )
}
