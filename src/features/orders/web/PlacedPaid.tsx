import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { Button } from '#web/ui/Button.tsx'
import { Price } from '#web/ui/Price.tsx'
import { orderSubject, type orders } from '../contract.ts'
import css from './Placed.module.css'
import { spoken } from './spoken.ts'

/** One order per store, and what happens next. */
export function PlacedPaid({ group: { orders: made, total, currency } }: { group: AnswerOf<typeof orders.showGroup>['group'] }) {
  const { t } = useLingui()
  return (
    <>
      <p className="text-2">
        {t`Paid:`} <Price as="plain" money={{ amount: total, currency }} />
      </p>
      <ul className="items">
        {made.map((order) => (
          <li key={order.id}>
            <div>
              <a className="strong" href={orderSubject.path(order.id)}>
                {t`Order ${spoken(order.number)}`}
              </a>
              <p className="caption">{order.store_name}</p>
            </div>
            <span className="push">
              <Price money={{ amount: order.total, currency }} />
            </span>
          </li>
        ))}
      </ul>
      <h2>{t`What happens next`}</h2>
      <ol className={css.next}>
        <li>{t`Each store packs its parcel and tells you the carrier and the tracking number.`}</li>
        <li>{t`When it arrives, check the stamps against the pictures.`}</li>
        <li>{t`Then confirm the delivery: only now the store gets your money.`}</li>
      </ol>
      <p className="row row--wrap">
        <Button variant="fill" href="/orders">{t`See your orders`}</Button>
        <Button href="/marketplace/for-sale">{t`Go on looking`}</Button>
      </p>
    </>
  )
}
