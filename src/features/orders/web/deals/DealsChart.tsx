import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Deals.module.css'
import type { EntryDealsAnswer } from './deals-answer.ts'

const [WIDTH, HEIGHT, EDGE] = [560, 200, 8]

export interface DealsChartProps {
  deals: EntryDealsAnswer
  quartiles: NonNullable<EntryDealsAnswer['quartiles']>
}

/** Sales as points over time, the middle half as a band and the median as a line. The tables beside it say the same. */
export function DealsChart({ deals: { data, currency }, quartiles }: DealsChartProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const days = data.map(({ day }) => Date.parse(day))
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const most = Math.max(...data.map(({ price }) => price)) * 1.1
  const x = (at: number) => EDGE + (last === first ? 0.5 : (at - first) / (last - first)) * (WIDTH - 2 * EDGE)
  const y = (price: number) => HEIGHT - EDGE - (price / most) * (HEIGHT - 2 * EDGE)
  const text = (amount: number) => moneyText({ amount, currency }, numbers)
  const points = data.map(({ price }, at) => ({ key: at, cx: x(days[at]!), cy: y(price) }))
  const median = text(quartiles.median)
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t`Prices over time; the median is ${median}`}>
        <rect className={css.band} x={0} width={WIDTH} y={y(quartiles.upper)} height={Math.max(1, y(quartiles.lower) - y(quartiles.upper))} />
        <line className={css.median} x1={0} x2={WIDTH} y1={y(quartiles.median)} y2={y(quartiles.median)} />
        <line className={css.axis} x1={0} x2={WIDTH} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} />
        {points.map((point) => (
          <circle className={css.point} {...point} key={point.key} r={4} />
        ))}
      </svg>
      <figcaption className="caption">{t`Points are sales, the line is the median (${median}), the band holds the middle half.`}</figcaption>
    </figure>
  )
}
