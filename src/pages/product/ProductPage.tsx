import { useLingui } from '@lingui/react/macro'
import { Discussion } from '#features/comments/web/public.tsx'
import { places } from '#features/places/contract.ts'
import { products } from '#features/products/contract.ts'
import {
  asksMoreFrom,
  asksSimilar,
  FOR_SALE,
  ProductFacts,
  ProductHead,
  ProductPanel,
  ProductViewer,
  SimilarProducts,
  SUPPLIES,
  standOf,
} from '#features/products/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { BuyBar, BuyBox, HeldBox } from './BuyBox.tsx'

/** Page of a product: details from `products`, buttons from `orders`. */
export default screen({
  reads: readPlace,
  asks: ({ id }, { signed_in }) => [queryOf(products.show, { id }), ...(signed_in ? [queryOf(places.list, {})] : [])],
  next: ({ id }, answerOf, round) => (drawnWhole && round === 0 ? [asksSimilar(id), asksMoreFrom(answerOf(products.show, { id }).product)] : []),
  Draw: ({ input }) => <ProductPage key={input.id} {...input} />,
})

/** The server renders the whole page, for search engines and use without script. In the browser, navigation does not wait for the rows below. */
const drawnWhole = typeof document === 'undefined'

type ShownProduct = NonNullable<ReturnType<typeof readPlace>>

function readPlace(place: RouteMatch) {
  const read = readInput(products.show, { ...place, path: { id: place.path.product_id ?? '' } })
  const picture = Number(place.query.get('picture') ?? 1)
  return read && { id: read.id, first: Number.isInteger(picture) && picture > 0 ? picture - 1 : 0 }
}

function ProductPage({ id, first }: ShownProduct) {
  const { t } = useLingui()
  const { product } = useData(products.show, { id })
  const { country } = product.productable ?? {}
  const { signed_in } = useSite()
  const buyable = standOf(product) === 'for_sale' && !product.actions.length
  const held = standOf(product) === 'reserved' && product.accepting_best_offer && signed_in && !product.actions.length
  const crumbs = [
    { label: t`Marketplace`, href: '/marketplace' },
    ...(product.supply ? [{ label: t`Buy Supplies`, href: SUPPLIES }] : [{ label: t`For Sale`, href: FOR_SALE }]),
    ...(country ? [{ label: product.names.country ?? country, href: `${FOR_SALE}?country=${encodeURIComponent(country)}` }] : []),
    { label: product.name },
  ]
  return (
    <>
      <main id="main" className="page" tabIndex={-1}>
        <ProductHead product={product} />
        <Crumbs crumbs={crumbs} />
        <div className="detail">
          <ProductViewer product={product} first={first} />
          <ProductPanel product={product} buy={buyable ? <BuyBox product={product} /> : held && <HeldBox product={product} />} />
        </div>
        <ProductFacts product={product} />
        <Discussion commentable_type="Product" commentable_id={id} />
        <SimilarProducts product={product} />
      </main>
      {buyable && <BuyBar product={product} />}
    </>
  )
}
