import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from '../Plans.module.css'

interface Used {
  readonly name: string
  readonly label: string
  readonly used: number
  readonly of: number
}

/** Used part of each limit, as "24 of 25". After a downgrade, what exceeds the limit is kept. */
export function LimitList({ limits }: { limits: readonly Used[] }) {
  const { t } = useLingui()
  const id = useId()
  if (!limits.length) return null
  return (
    <section className={`panel ${css.facts} ${css.meters}`} aria-labelledby={id}>
      <h2 id={id}>{t`Used of your plan`}</h2>
      {limits.map((one) => (
        <Meter key={one.name} {...one} />
      ))}
    </section>
  )
}

/** Accessibility: the text says everything, so the bar is hidden from screen readers. */
function Meter({ label, used, of }: Used) {
  const { t } = useLingui()
  const whole = new Intl.NumberFormat(useNumbers())
  const [some, all] = [whole.format(used), whole.format(of)]
  return (
    <div className={css.meter}>
      <span>{label}</span>
      <b>{used > of ? t`${some}, more than the ${all} of your plan: kept, but not growing` : t`${some} of ${all}`}</b>
      <progress className={css.bar} data-full={used >= of || undefined} max={Math.max(of, 1)} value={Math.min(used, of)} aria-hidden="true" />
    </div>
  )
}
