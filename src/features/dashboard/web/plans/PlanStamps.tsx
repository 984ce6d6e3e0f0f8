import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import css from '../Dashboard.module.css'
import { usePlanNames } from '../use-words.ts'
import type { EditedPlan } from './plan-draft.ts'

const LOOKS = { guest: 'free', free: 'free', basic: 'gold', premium: 'platinum', business: 'diamond' } as const

/** Plans drawn as joined stamps, with their number of members; permissions of guests beside them. */
export function PlanStamps({ plans, current }: { plans: readonly EditedPlan[]; current: string | undefined }) {
  const { t } = useLingui()
  const guest = plans.find(({ code }) => code === 'guest')
  return (
    <section className={css.plans} aria-label={t`Plans`}>
      <div className="perf-shadow">
        <ul className="tenant plain">
          {plans
            .filter(({ code }) => code !== 'guest')
            .map((plan) => (
              <PlanStamp key={plan.code} plan={plan} current={plan.code === current} />
            ))}
        </ul>
      </div>
      {guest && (
        <p className="row row--wrap">
          <span className="text-2">{t`Without a session: ${plural(guest.permissions.length, { one: '# permission', other: '# permissions' })}`}</span>
          <Button size="s" href="/dashboard/plans?plan=guest">{t`Edit what guests may do`}</Button>
        </p>
      )}
    </section>
  )
}

const MOST = 1_000

function PlanStamp({
  plan: { code, amount, yearly_amount, currency, permissions, limits, members },
  current,
}: {
  plan: EditedPlan
  current: boolean
}) {
  const { i18n, t } = useLingui()
  const name = usePlanNames()[code]
  const money = (cents: number) => moneyText({ amount: cents, currency }, i18n.locale)
  const [count, bounds] = [permissions.length, Object.keys(limits).length]
  return (
    <li className={`plan perf plan--${LOOKS[code]}`}>
      <div className="plan-in">
        <h2 className="plan-name">{name}</h2>
        <p className={`plan-face ${css.face}`}>
          {money(amount)}
          <small>{t`a month`}</small>
        </p>
        <p className="small text-2">{t`${money(yearly_amount)} a year`}</p>
        <ul className="ticks">
          <li>{members > MOST ? t`more than ${i18n.number(MOST)} members` : t`${plural(members, { one: '# member', other: '# members' })}`}</li>
          <li>{t`${plural(count, { one: '# permission', other: '# permissions' })}`}</li>
          <li>{bounds ? t`${plural(bounds, { one: '# limit', other: '# limits' })}` : t`No limits`}</li>
        </ul>
        <Button block className="plan-btn" href={`/dashboard/plans?plan=${code}`} aria-current={current ? 'true' : undefined}>
          {t`Edit ${name}`}
        </Button>
      </div>
    </li>
  )
}
