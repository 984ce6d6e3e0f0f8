import { useLingui } from '@lingui/react/macro'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Totals.module.css'
import type { Quoted } from './use-quote.ts'

interface TotalsProps {
  quote: Quoted
  /** Country unknown: the cheapest rate of all is shown as "from". */
  least?: boolean
}

export function Totals({ quote: { stores, item_total, shipping_total, total, currency }, least }: TotalsProps) {
  const { t } = useLingui()
  const known = stores.every(({ rate_id }) => rate_id !== null)
  return (
    <dl className={`tot ${css.sums}`}>
      <div>
        <dt>{t`Items`}</dt>
        <dd>
          <Price as="plain" money={{ amount: item_total, currency }} />
        </dd>
      </div>
      <div>
        <dt>{least ? t`Delivery from` : t`Delivery`}</dt>
        <dd>
          {known ? <Price as="plain" money={{ amount: shipping_total, currency }} /> : <span className="muted">{t`Known with your address`}</span>}
        </dd>
      </div>
      <div className="grand">
        <dt>{least ? t`Total from` : t`Total`}</dt>
        <dd>
          <Price className={css.total} money={{ amount: total, currency }} />
        </dd>
      </div>
    </dl>
  )
}
