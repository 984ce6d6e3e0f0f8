import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Order.module.css'
import { useMoveWords } from '../use-order-words.ts'
import { ParcelList } from './ParcelList.tsx'
import type { ShownOrder } from './shown-order.ts'

/** History of the order, newest first. */
export function OrderTrack({ order }: { order: ShownOrder }) {
  const { changes, carrier, placed_at } = order
  const { t } = useLingui()
  const words = useMoveWords(carrier)
  const all = changes.some(({ action }) => action === 'place') ? changes : [{ action: 'place', at: placed_at, by: null }, ...changes]
  return (
    <section className={css.where} aria-labelledby="where-it-is">
      <h2 id="where-it-is">{t`Where it is`}</h2>
      {order.parcels.length > 0 && <ParcelList order={order} />}
      <ol className="track">
        {all.toReversed().map(({ action, at, by }) => (
          <li key={`${action}${at}`}>
            <DateTime at={at} />
            <span />
            <span>
              {words(action)}
              {by && <bdi> · {by}</bdi>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
