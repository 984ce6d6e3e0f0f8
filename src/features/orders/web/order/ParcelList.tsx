import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Order.module.css'
import type { ShownOrder } from './shown-order.ts'

/** Each parcel with its carrier, its number and what is in it. */
export function ParcelList({ order: { parcels } }: { order: ShownOrder }) {
  const { t } = useLingui()
  return (
    <ol className={`plain ${css.parcels}`}>
      {parcels.map(({ id, carrier, tracking, contents, shipped_at, delivered_at }, at) => (
        <li key={id}>
          {parcels.length > 1 && <b>{t`Parcel ${at + 1}`} · </b>}
          <bdi>{carrier}</bdi>
          {tracking && (
            <>
              , <b>{tracking}</b>
            </>
          )}
          {delivered_at && (
            <span className="small text-2">
              {t`Arrived`} <DateTime at={delivered_at} />
            </span>
          )}
          {parcels.length > 1 && !delivered_at && (
            <span className="small text-2">
              <DateTime at={shipped_at} />
              {contents && (
                <>
                  {' · '}
                  <bdi>{contents}</bdi>
                </>
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
