import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Sales.module.css'
import type { SalesAnswer } from './sales-answer.ts'

const HEIGHT = 100
const GAP = 0.24

/** Thirty days as bars; the table beneath says the same in words. */
export function SalesChart({ sales: { days, currency } }: { sales: SalesAnswer }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const most = Math.max(...days.map(({ amount }) => amount), 1)
  const text = moneyText({ amount: most, currency }, numbers)
  return (
    <figure className={css.chart}>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Sales of thirty days; the best day was ${text}`}
      >
        {days.map(({ day, amount }, at) => (
          <rect
            key={day}
            className={css.bar}
            x={at + GAP / 2}
            width={1 - GAP}
            y={HEIGHT - (HEIGHT * amount) / most}
            height={(HEIGHT * amount) / most}
          />
        ))}
        <line className={css.axis} x1={0} x2={days.length} y1={HEIGHT} y2={HEIGHT} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className={`caption ${css.ends}`}>
        <DateTime at={days[0]!.day} show="date" />
        <DateTime at={days.at(-1)!.day} show="date" />
      </figcaption>
      <details>
        <summary>{t`As a table`}</summary>
        <table className={css.table}>
          <caption className="vh">{t`Sales by day`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col" className={css.num}>{t`Orders`}</th>
              <th scope="col" className={css.num}>{t`Amount`}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ orders }) => orders > 0)
              .map(({ day, orders, amount }) => (
                <tr key={day}>
                  <th scope="row">
                    <DateTime at={day} show="date" />
                  </th>
                  <td className={css.num}>{orders}</td>
                  <td className={css.num}>
                    <Price as="plain" money={{ amount, currency }} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
