import { useLingui } from '@lingui/react/macro'
import { productSubject } from '#features/products/contract.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { OfferActions } from './OfferActions.tsx'
import css from './Offers.module.css'
import { type Offer, useOfferStand } from './offer-words.ts'

const inks = { Pending: 'bounty', Accepted: 'sale', Rejected: 'supply' } as const

export function OfferRow({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const standOf = useOfferStand()
  const { product, product_id, user, role, amount, currency, quantity, message, status, expires_at, actions, is_bought } = offer
  const waits = actions.length > 0
  return (
    <li className={css.row}>
      {product.image_url ? <img className={css.picture} src={product.image_url} alt="" width={72} height={72} loading="lazy" /> : <span />}
      <div className={css.what}>
        <a className="strong" href={productSubject.path(product_id)}>
          <bdi>{product.name}</bdi>
        </a>
        <p className="caption">
          {role === 'seller' && (
            <>
              <bdi>{user.full_name}</bdi>
              {' · '}
            </>
          )}
          {quantity > 1 && `${t`${quantity} pieces`} · `}
          {waits ? t`until` : t`made on`} <DateTime at={waits ? expires_at : offer.created_at} />
        </p>
        {message && <p className={css.message}>{message}</p>}
        {role === 'buyer' && status === 'Accepted' && !is_bought && (
          <a className="link" href={productSubject.path(product_id)}>{t`Buy it at this price`}</a>
        )}
        <OfferActions offer={offer} />
      </div>
      <span className={css.end}>
        <Price money={{ amount, currency }} />
        <Price money={{ amount: product.price, currency }} was className="small muted" />
        <Badge kind={inks[status]}>{standOf(offer)}</Badge>
      </span>
    </li>
  )
}
