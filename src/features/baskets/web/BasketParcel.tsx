import { useLingui } from '@lingui/react/macro'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Basket.module.css'
import { BasketLine } from './BasketLine.tsx'
import type { BasketInput, BasketParcelAnswer } from './basket-address.ts'

interface BasketParcelProps {
  parcel: BasketParcelAnswer
  currency: string
  input: BasketInput
}

/** What comes from one store in one parcel. */
export function BasketParcel({ parcel, currency, input }: BasketParcelProps) {
  const { t } = useLingui()
  const { store_id, store_name, city, lines, shipping_total, item_total, option_name } = parcel
  return (
    <section aria-labelledby={`basket-${store_id}`}>
      <div className={css.store}>
        <h2 id={`basket-${store_id}`}>
          <a href={`/stores/${store_id}`}>{store_name}</a>
        </h2>
        {city && <span className="caption">{t`from ${city}`}</span>}
        <span className="push strong">
          <Price as="plain" money={{ amount: item_total + shipping_total, currency }} />
        </span>
      </div>
      <ul className="items">
        {lines.map((line) => (
          <BasketLine key={line.product_id} line={line} currency={currency} input={input} />
        ))}
      </ul>
      <p className={`caption ${css.sent}`}>
        {option_name}: {shipping_total ? <Price as="plain" money={{ amount: shipping_total, currency }} /> : t`Free`}
      </p>
    </section>
  )
}
