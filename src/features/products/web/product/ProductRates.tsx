import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { places } from '#features/places/contract.ts'
import { ratesFor } from '#features/shipping/web/public.tsx'
import { moneyText } from '#kernel/written/money-text.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Product.module.css'
import type { Product } from './product-words.ts'

type Rate = Product['rates'][number]

/** Delivery rates to the viewer's country if known, otherwise all. */
export function ProductRates({ product: { store, rates } }: { product: Product }) {
  const { t } = useLingui()
  const home = useMaybe(places.list, {}, useSite().signed_in)?.addresses[0]
  const shown = home ? ratesFor(rates, { from: store.country, to: home.country }) : rates
  const where = { home: t`within ${store.country_name}`, abroad: t`to other countries`, everywhere: t`to every country` }
  if (home && rates.length > 0 && !shown.length)
    return (
      <p>
        <b className="strong">{t`Not sent to ${home.country_name}`}</b>
        <br />
        <span className="muted">{t`This seller sends to other countries only. Another address may do.`}</span>
      </p>
    )
  return (
    <ul className={css.rates}>
      {shown.map((rate) => (
        <RateLine key={rate.id} rate={rate} where={home ? t`to ${home.country_name}` : where[rate.reach]} />
      ))}
    </ul>
  )
}

function RateLine({ rate: { option_name, amount, free_over, currency, days_least, days_most }, where }: { rate: Rate; where: string }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const money = (of: number) => moneyText({ amount: of, currency }, numbers)
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
