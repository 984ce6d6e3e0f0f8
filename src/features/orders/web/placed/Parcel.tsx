import { useLingui } from '@lingui/react/macro'
import { storeSubject } from '#features/stores/contract.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { CoilStrip } from '#web/ui/cards/CoilStrip.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { orderSubject } from '../../contract.ts'
import css from './Placed.module.css'
import type { Receipt } from './receipt.ts'

/** Progress of one parcel: paid, and three later steps. */
export function Parcel({ parcel, receipt }: { parcel: Receipt['parcels'][number]; receipt: Receipt }) {
  const { t } = useLingui()
  const { id, number, store_id, store_name, city, total, option_name, days_least, days_most } = parcel
  return (
    <article className={css.parcel}>
      <div className={css.head}>
        <Avatar name={store_name} />
        <p>
          <a className="strong" href={store_id ? storeSubject.path(store_id) : orderSubject.path(id)}>
            <bdi>{store_name}</bdi>
          </a>
          <br />
          <span className="caption">
            {city && (
              <>
                <bdi>{city}</bdi> ·{' '}
              </>
            )}
            <a href={orderSubject.path(id)}>{t`Order ${spokenNumber(number)}`}</a>
          </span>
        </p>
        <p className="push">
          <span className="strong">
            <Price as="plain" money={{ amount: total, currency: receipt.currency }} />
          </span>
          <br />
          <span className="caption">{option_name}</span>
        </p>
      </div>
      <CoilStrip
        label={t`Parcel from ${store_name}`}
        steps={[
          { label: t`Paid`, state: 'current', icon: 'check', line: <DateTime at={receipt.paid_at} /> },
          { label: t`Packed` },
          { label: t`On its way`, line: t`${days_least} to ${days_most} days` },
          { label: t`In your hands` },
        ]}
      />
    </article>
  )
}
