import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { SaveButton } from '#features/bookmarks/web/public.tsx'
import { asksOfStore, StoreVoices } from '#features/feedback/web/public.tsx'
import { products } from '#features/products/contract.ts'
import {
  FOR_SALE,
  isPlain,
  PieceStrip,
  readStoreAsked,
  Specialities,
  type StoreAsked,
  StoreProducts,
  storeHref,
} from '#features/products/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { StoreAbout, StoreHead, storeFacts } from '#features/stores/web/public.tsx'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { crumbFacts } from '#web/router/crumb-facts.ts'
import { Head } from '#web/router/Head.tsx'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'

/** Page of a store: seller, products and delivery. */
export default screen({
  reads: (place: RouteMatch) => {
    const store = readInput(stores.show, { ...place, path: { id: place.path.store_id ?? '' } })
    return store && readStoreAsked(place, store.id)
  },
  asks: (asked: StoreAsked) => [
    queryOf(stores.show, { id: asked.store_id }),
    queryOf(products.list, asked),
    ...asksOfStore(asked.store_id),
    asksWindow(asked),
    queryOf(products.specialities, { store_id: asked.store_id }),
  ],
  Draw: ({ input }) => <StorePage asked={input} />,
})

const windowOf = ({ store_id }: StoreAsked) => ({ store_id: [store_id] })
const asksWindow = (asked: StoreAsked) => queryOf(products.windows, windowOf(asked))

function StorePage({ asked }: { asked: StoreAsked }) {
  const { t } = useLingui()
  const { store, rates, record } = useData(stores.show, { id: asked.store_id })
  const me = useMe()
  const pieces = useMaybe(products.windows, windowOf(asked), true)?.windows[0]?.pieces
  return (
    <main id="main" className="page" tabIndex={-1}>
      <StoreMeta asked={asked} store={store} />
      <Crumbs crumbs={[{ label: t`Marketplace`, href: '/marketplace' }, { label: t`For Sale`, href: FOR_SALE }, { label: store.name }]} />
      <StoreHead
        store={store}
        record={record}
        own={me?.id === store.user_id}
        {...(pieces?.length && { pieces: <PieceStrip pieces={pieces} /> })}
        keep={me && me.id !== store.user_id && <SaveButton type="Store" id={store.id} viewer_id={me.id} />}
      />
      <Specialities asked={asked} />
      <StoreProducts asked={asked} />
      <StoreVoices store_id={store.id} user_id={store.user_id} />
      <StoreAbout store={store} rates={rates} />
    </main>
  )
}

function StoreMeta({ asked, store }: { asked: StoreAsked; store: Parameters<typeof storeFacts>[0] }) {
  const { t } = useLingui()
  const site = useSite()
  const { id, name, city, country_name, description } = store
  const line = [name, [city, country_name].filter(Boolean).join(', '), description].filter(Boolean).join('. ')
  const crumbs = [
    { name: t`For Sale`, path: FOR_SALE },
    { name, path: `/stores/${id}` },
  ]
  return (
    <Head
      title={asked.page > 1 ? t`${name}, page ${asked.page}` : name}
      description={line}
      path={isPlain(asked) ? storeHref(asked) : `/stores/${id}`}
      passing={!isPlain(asked)}
      type="profile"
      feed={`for-sale?store_id=${id}`}
      facts={[storeFacts(store, site), crumbFacts(site.origin, crumbs)]}
    />
  )
}
