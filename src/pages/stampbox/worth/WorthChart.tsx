import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useCurveNames } from './use-curve-names.ts'
import css from './Worth.module.css'
import { curves, roundTop, type WorthPoint } from './worth-points.ts'

const [WIDTH, HEIGHT, EDGE] = [560, 240, 6]

/** Three curves, each with a line of its own kind, so that colour is not needed. The table beside it says the same. */
export function WorthChart({ points, currency }: { points: readonly WorthPoint[]; currency: string }) {
  const { t } = useLingui()
  const names = useCurveNames()
  const numbers = useNumbers()
  const text = (amount: number) => moneyText({ amount, currency }, numbers, true)
  const top = roundTop(Math.max(...points.flatMap((point) => curves.map((curve) => point[curve]))))
  const x = (at: number) => (points.length === 1 ? WIDTH / 2 : (at / (points.length - 1)) * WIDTH)
  const y = (amount: number) => HEIGHT - EDGE - (amount / top) * (HEIGHT - 2 * EDGE)
  const last = points.at(-1)!
  const said = curves.map((curve) => `${names[curve]}: ${text(last[curve])}`).join('; ')
  return (
    <figure className={css.figure}>
      <ul className={css.legend}>
        {curves.map((curve) => (
          <li key={curve} data-curve={curve}>
            <svg viewBox="0 0 28 4" aria-hidden="true">
              <line className={css.curve} x1={0} x2={28} y1={2} y2={2} />
            </svg>
            {names[curve]}
          </li>
        ))}
      </ul>
      <div className={css.plot}>
        <span className={css.top}>{text(top)}</span>
        <span className={css.half}>{text(top / 2)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t`Value over time, now: ${said}`}>
          {[0, 0.5, 1].map((part) => (
            <line key={part} className={css.grid} x1={0} x2={WIDTH} y1={y(top * part)} y2={y(top * part)} />
          ))}
          {curves.map((curve) => (
            <g key={curve} data-curve={curve}>
              <polyline className={css.curve} points={points.map((point, at) => `${x(at).toFixed(1)},${y(point[curve]).toFixed(1)}`).join(' ')} />
            </g>
          ))}
        </svg>
      </div>
      <p className={css.days}>
        <DateTime at={points[0]!.day} show="date" />
        <DateTime at={last.day} show="date" />
      </p>
      <figcaption className="caption">{t`Values that you gave your items, what you paid for those you still have, and what you have sold here in all.`}</figcaption>
    </figure>
  )
}
