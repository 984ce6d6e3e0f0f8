import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Price } from '#web/ui/money/Price.tsx'
import { ItemThumb } from '../ItemThumb.tsx'
import css from './OrderSummary.module.css'
import { Totals } from './Totals.tsx'
import type { Quoted } from './use-quote.ts'
import { useRisen } from './use-risen.ts'
import { WasPrice } from './WasPrice.tsx'

interface OrderSummaryProps {
  quote: Quoted
  /** Country unknown: the cheapest rate of all is shown as "from". */
  least?: boolean
  children: ReactNode
}

/** Items and total by store, with the button below. */
export function OrderSummary({ quote, least, children }: OrderSummaryProps) {
  const { t } = useLingui()
  const risen = useRisen(quote)
  return (
    <aside className={`sum ${css.sum}`} aria-labelledby="your-order">
      <div className="sum-head">
        <h2 id="your-order">{t`Your order`}</h2>
      </div>
      {quote.stores.map((store) => (
        <div key={store.store_id}>
          <p className="sum-store">
            <bdi>{store.store_name}</bdi> <span className="caption push">{store.city}</span>
          </p>
          {store.lines.map((line) => (
            <SummaryLine key={line.product_id} line={line} currency={quote.currency} was={risen.get(line.product_id)} />
          ))}
        </div>
      ))}
      <Totals quote={quote} least={least} />
      <div className="sum-pay">{children}</div>
    </aside>
  )
}

interface SummaryLineProps {
  line: Quoted['stores'][number]['lines'][number]
  currency: string
  was: number | undefined
}
function SummaryLine({ line, currency, was }: SummaryLineProps) {
  const { t } = useLingui()
  const { order_quantity, facts, name, total } = line
  const count = order_quantity > 1 ? t`${order_quantity} pieces` : ''
  return (
    <div className="sum-item">
      <ItemThumb of={line} size={72} />
      <span>
        <bdi>{name}</bdi>
        <br />
        <span className="caption">{[facts, count].filter(Boolean).join(' · ')}</span>
        <WasPrice was={was} currency={currency} />
      </span>
      <span className="push">
        <Price as="plain" money={{ amount: total, currency }} />
      </span>
    </div>
  )
}
