import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { type OrderGroupId, orders } from '../../contract.ts'
import { NextSteps } from './NextSteps.tsx'
import { Parcel } from './Parcel.tsx'
import css from './Placed.module.css'
import { Places } from './Places.tsx'
import { Slip } from './Slip.tsx'
import { Stand } from './Stand.tsx'

/** Confirmation after payment: items, receipt and an animated postmark. */
export function PlacedPaid({ group_id, title }: { group_id: OrderGroupId; title: string }) {
  const { t } = useLingui()
  const receipt = useMaybe(orders.receipt, { id: group_id }, true)?.receipt
  const parcels = receipt?.parcels ?? []
  const pieces = parcels.flatMap(({ lines }) => lines).reduce((sum, { order_quantity }) => sum + order_quantity, 0)
  const city = receipt?.city ?? ''
  return (
    <>
      <div className={css.yours}>
        <div className={css.main}>
          <h1>{title}</h1>
          {receipt && (
            <p className={css.lead}>
              {t`${plural(pieces, { one: '# piece', other: '# pieces' })} on the way to ${city}. Your money stays reserved until you have seen everything.`}
            </p>
          )}
          {receipt && <Stand parcels={parcels} />}
        </div>
        {receipt && <Slip receipt={receipt} />}
      </div>
      <div className={css.after}>
        <section aria-label={receipt ? undefined : title} aria-labelledby={receipt && 'parcels'}>
          {receipt && <h2 id="parcels">{t`${plural(parcels.length, { one: '# parcel', other: '# parcels' })}`}</h2>}
          {parcels.map((parcel) => receipt && <Parcel key={parcel.id} parcel={parcel} receipt={receipt} />)}
          <p className="row row--wrap">
            <Button variant="fill" href="/orders">{t`See your orders`}</Button>
            <Button href="/marketplace/for-sale">{t`Go on looking`}</Button>
          </p>
        </section>
        <NextSteps />
      </div>
      {receipt && <Places receipt={receipt} />}
    </>
  )
}
