import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { orders } from '#features/orders/contract.ts'
import { historySpans, stampItems } from '#features/stamp-items/contract.ts'
import { useQueryState } from '#web/query/hooks.ts'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import css from './Worth.module.css'
import { WorthChart } from './WorthChart.tsx'
import { WorthTable } from './WorthTable.tsx'
import { joined } from './worth-points.ts'

type Span = (typeof historySpans)[number]

/** What the collection came to over time, seen and read: what it is estimated at, what was paid for it, what was sold. */
export function WorthOverTime() {
  const { t } = useLingui()
  const [span, setSpan] = useState<Span>('year')
  const [currency, setCurrency] = useState<string>()
  const asked = { span, ...(currency && { currency }) }
  const owned = useQueryState({ op: stampItems.history, input: asked }, true).data
  const sold = useQueryState({ op: orders.sold, input: asked }, true).data
  if (!owned || !sold) return null
  const points = joined(owned.points, sold.points)
  if (!points.some(({ pieces, sold: sum }) => pieces > 0 || sum > 0)) return null
  const words = { month: t`30 days`, year: t`12 months`, all: t`All years` }
  const currencies = [...new Set([owned.currency, ...owned.currencies, ...sold.currencies])].sort()
  return (
    <section className="section" aria-labelledby="worth">
      <div className={`section-head ${css.head}`}>
        <h2 id="worth">{t`Value over time`}</h2>
        <Segments
          label={t`How long`}
          segments={historySpans.map((value) => ({ value, label: words[value], pressed: span === value }))}
          onPick={(value) => setSpan(value as Span)}
        />
        {currencies.length > 1 && (
          <Select
            size="s"
            label={t`Currency`}
            choices={currencies.map((value) => ({ value, label: value }))}
            value={owned.currency}
            onChange={(event) => setCurrency(event.currentTarget.value)}
          />
        )}
      </div>
      <div className={css.both}>
        <WorthChart points={points} currency={owned.currency} />
        <WorthTable points={points} currency={owned.currency} />
      </div>
    </section>
  )
}
