import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import { ChatLink } from '#features/chat/web/public.tsx'
import { AddToCart } from '#features/orders/web/public.tsx'
import { OfferBox } from '#features/product-offers/web/public.tsx'
import type { Product } from '#features/products/web/public.tsx'
import { useSite } from '#web/router/use-site.ts'
import { QuantityStepper } from '#web/ui/controls/QuantityStepper.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './BuyBox.module.css'

/** Quantity, Add to cart and Buy now. */
export function BuyBox({ product: { id, name, quantity, price, currency, accepting_best_offer, user_id } }: { product: Product }) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(1)
  const { signed_in } = useSite()
  const blocked = useBlocked()
  const many = Math.min(wanted, quantity)
  return (
    <div className="buy">
      <QuantityStepper value={many} onValue={setWanted} max={quantity} />
      <AddToCart product_id={id} name={name} quantity_available={quantity} price={price} quantity={many} blocked={blocked} />
      {accepting_best_offer && <OfferBox product_id={id} {...{ name, price, currency, quantity }} />}
      {signed_in && (
        <p>
          <ChatLink user_id={user_id} about={{ type: 'Product', id }}>{t`Ask the seller`}</ChatLink>
        </p>
      )}
      {!signed_in && (
        <p className={`caption ${css.note}`}>
          <Trans>No account is needed to fill a cart; you sign in before you pay.</Trans>
        </p>
      )}
      <noscript>
        <p className="small">
          <Trans>The cart needs JavaScript: allow it for this page to buy.</Trans>
        </p>
      </noscript>
    </div>
  )
}

/** All pieces are reserved. Those of the reader's accepted offer are for them: they go into the cart at its price. */
export function HeldBox({ product: { id, name, quantity, price, currency } }: { product: Product }) {
  const blocked = useBlocked()
  return (
    <OfferBox
      product_id={id}
      {...{ name, price, currency, quantity }}
      cart={({ amount, quantity: held }) => (
        <div className="buy">
          <AddToCart product_id={id} name={name} quantity_available={held} price={amount} quantity={held} blocked={blocked} />
        </div>
      )}
    />
  )
}

/** A member whose plan lacks the right to buy. */
function useBlocked(): boolean {
  const me = useMe()
  return me !== undefined && !me.user_permissions.includes('marketplace.buying.purchase')
}

/** Phone: price and cart button at the bottom, instead of the navigation. */
export function BuyBar({ product: { id, name, quantity, price, currency } }: { product: Product }) {
  const { t } = useLingui()
  const blocked = useBlocked()
  return (
    <section className={`bottom bottom--act only-m ${css.bar}`} aria-label={t`Price and cart`}>
      <div className="barprice">
        <Price money={{ amount: price, currency }} />
        <span className="muted">
          <Plural value={quantity} one="# available" other="# available" />
        </span>
      </div>
      <AddToCart product_id={id} name={name} quantity_available={quantity} price={price} blocked={blocked} />
    </section>
  )
}
