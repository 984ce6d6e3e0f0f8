import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './DeliveryPick.module.css'
import { Lacks } from './Lacks.tsx'
import type { Quoted } from './use-quote.ts'

export interface DeliveryPickProps {
  quote: Quoted
  onPick: (store_id: string, rate_id: string) => void
}

/** Delivery rates of each parcel, or a note that the store does not send to this country. */
export function DeliveryPick({ quote, onPick }: DeliveryPickProps) {
  return (
    <div className={css.parcels}>
      {quote.stores.map((store) => (
        <Fragment key={store.store_id}>
          <Parcel store={store} currency={quote.currency} onPick={(rate_id) => onPick(store.store_id, rate_id)} />
          <Lacks store={store} currency={quote.currency} />
        </Fragment>
      ))}
    </div>
  )
}

interface ParcelProps {
  store: Quoted['stores'][number]
  currency: string
  onPick: (rate_id: string) => void
}

function Parcel({ store, currency, onPick }: ParcelProps) {
  const { t } = useLingui()
  const { store_name, city, rates, rate_id, lines } = store
  const units = lines.reduce((sum, { order_quantity }) => sum + order_quantity, 0)
  const from = city ? t`${store_name}, from ${city}` : store_name
  if (!rates.length)
    return <Note tone="warn">{t`${store_name} does not send to this country. Take its items out of the cart, or choose another address.`}</Note>
  const together = units > 1 ? t`, ${units} items together` : ''
  return (
    <RadioCards
      label={from}
      name={`delivery-${store.store_id}`}
      value={rate_id ?? undefined}
      onValue={onPick}
      cards={rates.map(({ id, option_name, amount, days_least, days_most }) => ({
        value: id,
        label: option_name,
        line:
          (days_least === days_most
            ? t`Takes ${plural(days_most, { one: '# day', other: '# days' })}`
            : t`Takes ${days_least} to ${plural(days_most, { one: '# day', other: '# days' })}`) + together,
        end: amount ? <Price as="plain" money={{ amount, currency }} /> : t`Free`,
      }))}
    />
  )
}
