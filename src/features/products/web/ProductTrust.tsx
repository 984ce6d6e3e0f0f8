import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { moneyText } from '#web/ui/money-text.ts'
import css from './Product.module.css'
import type { Product } from './product-words.ts'

type Rate = Product['rates'][number]

/** From whom, how it travels, and what if it disappoints. */
export function ProductTrust({ product: { store, rates } }: { product: Product }) {
  const { t } = useLingui()
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
      {rates.length > 0 && (
        <div>
          <Icon name="truck" />
          <ul className={css.rates}>
            {rates.map((rate) => (
              <RateLine key={rate.id} rate={rate} country={store.country_name} />
            ))}
          </ul>
        </div>
      )}
      <div>
        <Icon name="shield-check" />
        <p>
          <b className="strong">
            {store.returns_days ? <Plural value={store.returns_days} one="Returns within # day" other="Returns within # days" /> : t`No returns`}
          </b>
          <br />
          <span className="muted">{t`Your payment stays reserved until you confirm the parcel`}</span>
        </p>
      </div>
    </div>
  )
}

function RateLine({ rate: { option_name, reach, amount, free_over, currency, days_least, days_most }, country }: { rate: Rate; country: string }) {
  const { t, i18n } = useLingui()
  const money = (of: number) => moneyText({ amount: of, currency }, i18n.locale)
  const where = { home: t`within ${country}`, abroad: t`to other countries`, everywhere: t`to every country` }[reach]
  return (
    <li className="small">
      <b className="strong">
        {option_name}, {amount === 0 ? t`free` : money(amount)}
      </b>
      <br />
      <span className="muted">
        {where},{' '}
        {days_least === days_most ? (
          <Plural value={days_most} one="# day" other="# days" />
        ) : (
          <Trans>
            {days_least} to {days_most} days
          </Trans>
        )}
        {free_over !== null && amount > 0 && ` · ${t`free from ${money(free_over)}`}`}
      </span>
    </li>
  )
}
