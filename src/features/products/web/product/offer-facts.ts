import { amountText } from '#kernel/written/money-text.ts'
import type { Site } from '#web/router/screen.ts'
import { numbersOf, type Product, standOf } from './product-words.ts'

const AVAILABILITY = { for_sale: 'InStock', reserved: 'OutOfStock', sold: 'SoldOut', away: 'Discontinued' } as const
const availability = (product: Product) =>
  standOf(product) === 'for_sale' && product.quantity === 1 ? 'LimitedAvailability' : AVAILABILITY[standOf(product)]

/** Structured data: Product and Offer of schema.org. */
export function offerFacts(product: Product, { origin }: Site, description: string) {
  const { id, name, number, sku, medias, store, price, currency, unit, productable } = product
  const url = `${origin}/products/${id}`
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description: description.slice(0, 5_000),
    url,
    image: medias.map(({ media_url }) => new URL(media_url, origin).href),
    sku: sku || `P-${number}`,
    ...(productable && numbersOf(product) && { identifier: numbersOf(product) }),
    ...(productable?.year_issued && { releaseDate: String(productable.year_issued) }),
    offers: {
      '@type': 'Offer',
      url,
      price: amountText({ amount: price, currency }, 'en'),
      priceCurrency: currency,
      availability: `https://schema.org/${availability(product)}`,
      itemCondition: `https://schema.org/${unit === 'used' ? 'UsedCondition' : 'NewCondition'}`,
      seller: { '@type': store.type === 'business' ? 'Store' : 'Organization', name: store.name, url: `${origin}/stores/${store.id}` },
      hasMerchantReturnPolicy: returnFacts(store),
    },
  }
}

const returnFacts = ({ returns_days, country }: Product['store']) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: `https://schema.org/${returns_days ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted'}`,
  ...(returns_days && { merchantReturnDays: returns_days, returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' }),
})
