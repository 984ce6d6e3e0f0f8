import { useLingui } from '@lingui/react/macro'
import { amountText } from '#kernel/written/money-text.ts'
import { crumbFacts } from '#web/router/crumb-facts.ts'
import { Head } from '#web/router/Head.tsx'
import { useSite } from '#web/router/use-site.ts'
import { FOR_SALE } from '../for-sale/paths.ts'
import { offerFacts } from './offer-facts.ts'
import { metaOf, named, type Product } from './product-words.ts'

/** Meta tags for search engines and link previews. Privacy: drafts have none and are `noindex`. */
export function ProductHead({ product }: { product: Product }) {
  const { t } = useLingui()
  const site = useSite()
  const { id, name, sub_title, description, price, currency, is_published, status, productable } = product
  const path = `/products/${id}`
  const line = [metaOf(product), sub_title || description].filter(Boolean).join('. ') || name
  const country = productable?.country
  const crumbs = [
    { name: t`For Sale`, path: FOR_SALE },
    ...(country ? [{ name: named(product, 'country') ?? country, path: `${FOR_SALE}?country=${encodeURIComponent(country)}` }] : []),
    { name, path },
  ]
  return (
    <>
      <Head
        title={name}
        description={line}
        path={path}
        type="product"
        passing={!is_published && status !== 'sold_out'}
        picture={is_published ? `/og/products/${id}.jpg` : undefined}
        facts={[offerFacts(product, site, line), crumbFacts(site.origin, crumbs)]}
      />
      <meta property="product:price:amount" content={amountText({ amount: price, currency }, 'en')} />
      <meta property="product:price:currency" content={currency} />
    </>
  )
}
