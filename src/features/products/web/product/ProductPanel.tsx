import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { productNumber } from '#kernel/written/spoken-number.ts'
import { KindLabel } from '#web/ui/cards/KindLabel.tsx'
import { ReportButton } from '#web/ui/controls/ReportButton.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { OwnerBar } from './OwnerBar.tsx'
import { ProductStand } from './ProductStand.tsx'
import { ProductTrust } from './ProductTrust.tsx'
import { metaOf, type Product, standOf, useCatalogueValue } from './product-words.ts'

/** `buy` is the slot for the cart's buttons. */
export function ProductPanel({ product, buy }: { product: Product; buy: ReactNode }) {
  const { number, name, sub_title, productable_type } = product
  const stand = standOf(product)
  const state = stand === 'sold' || stand === 'reserved' ? stand : undefined
  return (
    <section className="detail-panel" aria-labelledby="title">
      <OwnerBar product={product} />
      <p className="row">
        <KindLabel kind={productable_type === 'Supply' ? 'supply' : 'sale'} state={state} />
        <span className="caption">{productNumber(number)}</span>
      </p>
      <h1 id="title">{name}</h1>
      {sub_title && <p>{sub_title}</p>}
      <p className="text-2">{metaOf(product)}</p>
      <PriceLine product={product} />
      <Stock product={product} />
      <ProductStand product={product} />
      {buy}
      <ProductTrust product={product} />
      {product.actions.length === 0 && (
        <p className="row">
          <ReportButton about={{ type: 'Product', id: product.id, name }} />
        </p>
      )}
    </section>
  )
}

function PriceLine({ product }: { product: Product }) {
  const { t } = useLingui()
  const { price, regular_price, currency } = product
  const catalogue = useCatalogueValue(product)
  return (
    <p className="price-line">
      <Price money={{ amount: price, currency }} as="panel" />
      {price < regular_price && (
        <span className="muted">
          <span className="vh">{t`before`} </span>
          <Price money={{ amount: regular_price, currency }} was />
        </span>
      )}
      {catalogue && <span className="text-2">{catalogue}</span>}
    </p>
  )
}

/** Live region: announced when the stock changes. */
function Stock({ product }: { product: Product }) {
  const { t } = useLingui()
  const { quantity, store } = product
  const stand = standOf(product)
  const words = {
    for_sale: <Plural value={quantity} one="# available" other="# available" />,
    reserved: t`Reserved`,
    sold: t`Sold out`,
    away: t`Not for sale`,
  }
  return (
    <p className="small muted" role="status">
      {words[stand]}
      {stand === 'for_sale' && store.city && ` · ${t`sent from ${store.city}`}`}
    </p>
  )
}
