import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useMaybe } from '#web/query/hooks.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { productOffers } from '../contract.ts'
import { MakeOffer } from './MakeOffer.tsx'
import { OfferActions } from './OfferActions.tsx'
import css from './Offers.module.css'
import { type Offer, type OfferBoxProps, useOfferStand } from './offer-words.ts'

/** The buyer's offer for this product, or the button to make one while there is something left. */
export function OfferBox({ cart, ...product }: OfferBoxProps & { cart?: (offer: Offer) => ReactNode }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const here = useLocation().href
  const standOf = useOfferStand()
  const [open, setOpen] = useState(false)
  const mine = { product_id: product.product_id, role: 'buyer' as const, page_size: 1 }
  const [last] = useMaybe(productOffers.list, mine, signed_in)?.product_offers.data ?? []
  const standing = last && last.actions.length > 0 ? last : undefined
  if (!signed_in) return <Button href={`/login?redirect_back=${encodeURIComponent(here)}`}>{t`Make an offer`}</Button>
  if (standing)
    return (
      <div className={css.box} role="status">
        <p>
          <b>{standOf(standing)}</b> · <Price money={{ amount: standing.amount, currency: standing.currency }} /> · {t`until`}{' '}
          <DateTime at={standing.expires_at} />
        </p>
        {standing.status === 'Accepted' && (
          <>
            <p className="small text-2">
              <Trans>It is held for you. In your cart it has this price.</Trans>
            </p>
            {cart?.(standing)}
          </>
        )}
        <OfferActions offer={standing} />
      </div>
    )
  if (!product.quantity) return null
  return (
    <div className={css.box}>
      <Button onClick={() => setOpen(true)}>{t`Make an offer`}</Button>
      {last && <p className="caption">{standOf(last)}</p>}
      {open && <MakeOffer {...product} onClose={() => setOpen(false)} />}
    </div>
  )
}
