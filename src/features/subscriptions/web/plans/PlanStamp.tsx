import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { currencySymbol, moneyText, symbolFollows } from '#kernel/written/money-text.ts'
import { useSite } from '#web/router/use-site.ts'
import { Postmark } from '#web/ui/cards/Postmark.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { Cycle } from '../../rules.ts'
import { type ShownPlan, usePlanNames } from '../use-plan-words.ts'
import { useTicks } from './use-ticks.ts'

export const looks = { free: 'free', basic: 'gold', premium: 'platinum', business: 'diamond' } as const

interface PlanStampProps {
  plan: ShownPlan
  before: ShownPlan | undefined
  cycle: Cycle
  /** Start of the viewer's plan; '' if unknown. */
  since?: string | undefined
  current: boolean
  level?: 'h2' | 'h3'
  children?: ReactNode
}

/** A plan drawn as a stamp with its price as face value; the viewer's own is postmarked. */
export function PlanStamp({ plan, before, cycle, since, current, level: Heading = 'h2', children }: PlanStampProps) {
  const { t } = useLingui()
  const { name } = useSite()
  const names = usePlanNames()
  const ticks = useTicks()(plan, before)
  return (
    <li className={`plan perf plan--${looks[plan.code]}`}>
      <div className="plan-in">
        <Heading className="plan-name">{names[plan.code].name}</Heading>
        <Face plan={plan} cycle={cycle} />
        <p className="small text-2">{names[plan.code].line}</p>
        <ul className="ticks">
          {ticks.map((line) => (
            <li key={line}>
              <Icon name="check" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
        {current && (
          <span className="postmark--plan">
            <Postmark word={t`Current plan`} {...(since && { date: since })} place={name} size={116} />
          </span>
        )}
        {children}
      </div>
    </li>
  )
}

export function Face({ plan, cycle }: { plan: ShownPlan; cycle: Cycle }) {
  const { i18n, t } = useLingui()
  const { currency } = plan
  const amount = cycle === 'yearly' ? plan.yearly_amount : plan.amount
  const symbol = currencySymbol(currency, i18n.locale)
  const whole = moneyText({ amount, currency }, i18n.locale, amount % 100 === 0)
  const figure = whole.replace(symbol, '').trim()
  const follows = symbolFollows(currency, i18n.locale)
  return (
    <p className="plan-face">
      {!follows && <span>{symbol}</span>}
      {figure}
      {follows && <span>{symbol}</span>}
      <small>{amount === 0 ? t`always` : cycle === 'yearly' ? t`a year` : t`a month`}</small>
    </p>
  )
}
