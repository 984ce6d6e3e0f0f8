import { products } from '#features/products/contract.ts'
import { StoreProducts, storeProductsAsked } from '#features/products/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { StoreHead } from '#features/stores/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { ask, useData } from '#web/data.ts'
import { readInput, screen } from '#web/site.ts'
import { useSite } from '#web/use-site.ts'
import { useMe } from './use-me.ts'

type Asked = InputOf<typeof stores.show>

/** One store, and what it has for sale. */
export default screen({
  reads: (place) => readInput(stores.show, { ...place, path: { id: place.path.store_id ?? '' } }),
  asks: ({ id }: Asked) => [ask(stores.show, { id }), ask(products.list, storeProductsAsked(id))],
  Draw: ({ input }) => <StorePage id={input.id} />,
})

function StorePage({ id }: Asked) {
  const { store } = useData(stores.show, { id })
  const { name, origin } = useSite()
  const me = useMe()
  const place = [store.city, store.country_name].filter(Boolean).join(', ')
  return (
    <main id="main" className="page" tabIndex={-1}>
      <title>{`${store.name} · ${name}`}</title>
      <meta name="description" content={[store.name, place, store.description].filter(Boolean).join('. ').slice(0, 200)} />
      <link rel="canonical" href={`${origin}/stores/${id}`} />
      <StoreHead store={store} own={me?.id === store.user_id} />
      <StoreProducts store_id={id} />
    </main>
  )
}
