import type { Site } from '#web/site.ts'
import { amountText } from '#web/ui/money-text.ts'
import { useSite } from '#web/use-site.ts'
import { metaOf, type Product, standOf } from './product-words.ts'

/** What search engines and messengers read of the page. */
export function ProductHead({ product }: { product: Product }) {
  const site = useSite()
  const address = `${site.origin}/products/${product.id}`
  const line = [metaOf(product), product.sub_title || product.description].filter(Boolean).join('. ').slice(0, 200)
  const [image] = product.medias
  return (
    <>
      <title>{`${product.name} · ${site.name}`}</title>
      <meta name="description" content={line || product.name} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={product.name} />
      <meta property="og:description" content={line || product.name} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={absolute(image.media_url, site)} />}
      <meta property="product:price:amount" content={amountText({ amount: product.price, currency: product.currency }, 'en')} />
      <meta property="product:price:currency" content={product.currency} />
      {/* A data block, not markup: every < is escaped, so that nothing in it can end it */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(offerOf(product, site, address, line)).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}

const STOCK = { for_sale: 'InStock', reserved: 'OutOfStock', sold: 'SoldOut', away: 'Discontinued' } as const

const absolute = (url: string, { origin }: Site) => new URL(url, origin).href

const offerOf = (product: Product, site: Site, url: string, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description,
  url,
  image: product.medias.map(({ media_url }) => absolute(media_url, site)),
  ...(product.sku && { sku: product.sku }),
  offers: {
    '@type': 'Offer',
    url,
    price: amountText({ amount: product.price, currency: product.currency }, 'en'),
    priceCurrency: product.currency,
    availability: `https://schema.org/${STOCK[standOf(product)]}`,
    seller: { '@type': 'Organization', name: product.store.name, url: `${site.origin}/stores/${product.store_id}` },
  },
})
