import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { ProductRates } from './ProductRates.tsx'
import { type Product, standOf } from './product-words.ts'

/** The seller; while it is for sale also delivery and returns. */
export function ProductTrust({ product }: { product: Product }) {
  const { store, rates } = product
  const { t } = useLingui()
  const stand = standOf(product)
  const offered = stand === 'for_sale' || stand === 'reserved'
  const since = store.created_at.slice(0, 4)
  return (
    <div className="trust">
      <div>
        <Avatar name={store.name} url={store.profile_media && pictureOf(store.profile_media).sizes[0]?.url} size="l" />
        <p>
          <a href={`/stores/${store.id}`} className="strong">
            {store.name}
          </a>
          <br />
          <span className="muted">
            {[store.city, store.country_name].filter(Boolean).join(', ')} · {t`sells since ${since}`}
          </span>
        </p>
        <a className="btn btn--s push" href={`/stores/${store.id}`}>{t`Visit the store`}</a>
      </div>
      {offered && rates.length > 0 && (
        <div>
          <Icon name="truck" />
          <ProductRates product={product} />
        </div>
      )}
      {offered && store.minimum_order > 0 && <MinimumOrder money={{ amount: store.minimum_order, currency: product.currency }} />}
      {offered && <Returns days={store.returns_days} />}
    </div>
  )
}

function MinimumOrder({ money }: { money: { amount: number; currency: string } }) {
  const { t } = useLingui()
  return (
    <div>
      <Icon name="shopping-cart" />
      <p>
        <b className="strong">{t`Minimum order`}</b>
        <br />
        <span className="muted">
          <Price as="plain" money={money} />
        </span>
      </p>
    </div>
  )
}

function Returns({ days }: { days: number }) {
  const { t } = useLingui()
  return (
    <div>
      <Icon name="shield-check" />
      <p>
        <b className="strong">{days ? <Plural value={days} one="Returns within # day" other="Returns within # days" /> : t`No returns`}</b>
        <br />
        <span className="muted">{t`Your payment stays reserved until you confirm the parcel`}</span>
      </p>
    </div>
  )
}
