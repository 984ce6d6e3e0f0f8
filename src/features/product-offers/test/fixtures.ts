import { products } from '#features/products/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { type ProductOfferId, productOffers } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's product that takes offers, and one that ben has made for another of hers. */
    readonly offered: Id<'products'>
    readonly product_offer: ProductOfferId
  }
}

export const fixtures: MakeFixtures = async ({ ann, ben, settle }, { item }) => {
  const given = { productable_id: item, quantity: 3, regular_price: 12_500, accepting_best_offer: true, is_published: true }
  const offered = (await ann.gets(products.create, { ...given, name: 'Takes offers' })).product.id
  const asked = (await ann.gets(products.create, { ...given, name: 'Has an offer' })).product.id
  const { product_offer } = await ben.gets(productOffers.place, { product_id: asked, amount: 10_000, message: 'CANARY offer of ben' })
  // The notice of the offer arrives before anything is compared.
  await settle()
  return { offered, product_offer: product_offer.id }
}
