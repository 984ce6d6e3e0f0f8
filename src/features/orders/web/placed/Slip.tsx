import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { cardName } from '#features/payments/web/public.tsx'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useSite } from '#web/router/use-site.ts'
import { Postmark } from '#web/ui/cards/Postmark.tsx'
import { postmarkDate } from '#web/ui/cards/postmark-date.ts'
import { DateTime, ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Placed.module.css'
import type { Receipt } from './receipt.ts'

/** The receipt with its animated postmark. */
export function Slip({ receipt: { total, currency, paid_at, card, parcels, coins_earned, coins_open } }: { receipt: Receipt }) {
  const { t } = useLingui()
  const { name } = useSite()
  const zone = useContext(ZoneContext)
  const money = (amount: number) => <Price as="plain" money={{ amount, currency }} />
  const sum = (of: 'item_total' | 'shipping_total') => parcels.reduce((all, parcel) => all + parcel[of], 0)
  return (
    <div className={css.slip}>
      <div className={`perf ${css.paper}`}>
        <h2>{t`Paid`}</h2>
        <p className={css.total}>{money(total)}</p>
        <dl>
          <div>
            <dt>{t`Items`}</dt>
            <dd>{money(sum('item_total'))}</dd>
          </div>
          <div>
            <dt>{t`Delivery`}</dt>
            <dd>{money(sum('shipping_total'))}</dd>
          </div>
          <div>
            <dt>{card ? t`${cardName(card.brand)} ending ${card.last4}` : t`Card`}</dt>
            <dd>
              <DateTime at={paid_at} />
            </dd>
          </div>
          {coins_earned + coins_open > 0 && (
            <div>
              <dt>{coins_earned ? t`Coins earned` : t`Coins when complete`}</dt>
              <dd>{coins_earned || t`up to ${coins_open}`}</dd>
            </div>
          )}
        </dl>
        <p className={css.links}>
          {parcels.map(({ id, number }) => (
            <a key={id} className="link" href={`/orders/${id}/invoice`}>
              {parcels.length === 1 ? t`Invoice` : t`Invoice of order ${spokenNumber(number)}`}
            </a>
          ))}
          <button type="button" className="link" onClick={() => print()}>{t`Print`}</button>
          <a className="link" href="/orders">{t`Order History`}</a>
        </p>
      </div>
      <Postmark word={t`Paid`} date={postmarkDate(paid_at, zone)} place={name} lands />
    </div>
  )
}
