import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useMoney } from '../use-money.ts'
import css from './Proof.module.css'
import type { ProofStep } from './proof-steps.ts'
import { chartOf, VIEW } from './replay-chart.ts'

interface ReplayChartProps {
  steps: readonly ProofStep[]
  reserve: number | null
  currency: string
  /** Index of the bid shown. */
  at: number
}

/** The price from bid to bid, with the hand at one of them. */
export function ReplayChart({ steps, reserve, currency, at }: ReplayChartProps) {
  const { t } = useLingui()
  const money = useMoney(currency)
  const { line, dots, grid, reserve: kept, later } = chartOf(steps, reserve)
  const hand = dots[at]
  const label = t`Price after each of ${steps.length} entries`
  const words = money(reserve ?? 0)
  return (
    <svg className={css.drawing} viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} role="img" aria-label={label}>
      {grid.map(({ y, amount }) => (
        <g key={amount}>
          <path className={css.grid} d={`M${VIEW.left} ${y}H${VIEW.right}`} />
          <text x={VIEW.left - 4} y={y - 6} textAnchor="start">
            {money(amount)}
          </text>
        </g>
      ))}
      {kept !== undefined && (
        <>
          <path className={css.reserve} d={`M${VIEW.left} ${kept}H${VIEW.right}`} />
          <text className={css.reserveWord} x={VIEW.right} y={kept - 8} textAnchor="end">
            {t`reserve ${words}, opened`}
          </text>
        </>
      )}
      <path className={css.line} d={line} />
      {dots.map(({ x, y, mine }, index) => (
        <circle key={index} className={css.dot} data-mine={mine || undefined} cx={x} cy={y} r={index === at ? 7 : 4.5} />
      ))}
      {hand && <path className={css.hand} d={`M${hand.x} 20V244`} />}
      {later.map((x, index) => (
        <g key={x}>
          <path className={css.later} d={`M${x} 252v8`} />
          {index === later.length - 1 && (
            <text x={x} y="278" textAnchor="middle">
              {t`end moved`}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** First and last time below the chart. */
export const ChartTimes = ({ steps }: { steps: readonly ProofStep[] }) => (
  <p className={css.times}>
    {steps[0] && <DateTime at={steps[0].link.at} />}
    {steps.length > 1 && <DateTime at={steps.at(-1)!.link.at} />}
  </p>
)
