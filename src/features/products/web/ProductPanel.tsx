import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { KindLabel } from '#web/ui/KindLabel.tsx'
import { Postmark } from '#web/ui/Postmark.tsx'
import { Price } from '#web/ui/Price.tsx'
import { useSite } from '#web/use-site.ts'
import { OwnerBar } from './OwnerBar.tsx'
import css from './Product.module.css'
import { ProductTrust } from './ProductTrust.tsx'
import { isSoldOut, metaOf, type Product, useCatalogueValue } from './product-words.ts'

/** What it is, what it costs, and the way to have it: `buy` is the cart's. */
export function ProductPanel({ product, buy }: { product: Product; buy: ReactNode }) {
  const { t } = useLingui()
  const { number, name, sub_title, productable_type } = product
  return (
    <section className="detail-panel" aria-labelledby="title">
      <OwnerBar product={product} />
      <p className="row">
        <KindLabel kind={productable_type === 'Supply' ? 'supply' : 'sale'} />
        <span className="caption">{t`No. ${number}`}</span>
      </p>
      <h1 id="title">{name}</h1>
      {sub_title && <p>{sub_title}</p>}
      <p className="text-2">{metaOf(product)}</p>
      <PriceLine product={product} />
      <Stock product={product} />
      {isSoldOut(product) ? <Sold /> : buy}
      <ProductTrust product={product} />
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

/** Spoken when it changes while one looks. */
function Stock({ product }: { product: Product }) {
  const { t } = useLingui()
  const { quantity, store } = product
  return (
    <p className="small muted" role="status">
      {isSoldOut(product) ? t`Sold out` : <Plural value={quantity} one="# available" other="# available" />}
      {!isSoldOut(product) && store.city && ` · ${t`sent from ${store.city}`}`}
    </p>
  )
}

function Sold() {
  const { t } = useLingui()
  const { name } = useSite()
  return (
    <div className={css.sold}>
      <Postmark word={t`Sold`} place={name} />
      <p className="text-2">{t`This one has found its collector.`}</p>
    </div>
  )
}
