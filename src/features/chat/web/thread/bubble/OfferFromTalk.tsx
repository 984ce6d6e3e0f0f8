import { productOffers } from '#features/product-offers/contract.ts'
import { OfferBox } from '#features/product-offers/web/public.tsx'
import { type ProductId, products } from '#features/products/contract.ts'
import { useMaybe } from '#web/query/hooks.ts'

/** Under a listing whose seller takes offers: the reader's offer, or the button to make one. */
export function OfferFromTalk({ id }: { id: string }) {
  const product = useMaybe(products.show, { id: id as ProductId }, true)?.product
  // The same question as the box asks: it says who reads.
  const me = useMaybe(productOffers.list, { product_id: id as ProductId, role: 'buyer', page_size: 1 }, true)?.member_id
  if (!me || !product?.accepting_best_offer || product.user_id === me || product.status !== 'published') return null
  const { name, price, currency, quantity } = product
  return <OfferBox product_id={product.id} {...{ name, price, currency, quantity }} />
}
