import { useLingui } from '@lingui/react/macro'
import { payments } from '#features/payments/contract.ts'
import { ownPath } from '#kernel/address.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { subscriptions } from '../../contract.ts'
import { type Cycle, cycles, type PaidPlan, paidPlans } from '../../rules.ts'
import css from '../Plans.module.css'
import { PlanStamp } from '../plans/PlanStamp.tsx'
import { PlansTable } from '../plans/PlansTable.tsx'
import { usePlanNames } from '../use-plan-words.ts'
import { SubscribeStep } from './SubscribeStep.tsx'

const oneOf = <T extends string>(known: readonly T[], text: string | null) => known.find((one) => one === text)

/** Payment page of a plan, and the plan step of sign-up. Another member's id is answered as not found. */
export default screen({
  visitors: 'members',
  reads: (place) => {
    const whose = readInput(subscriptions.mine, { ...place, query: new URLSearchParams() })
    const { query } = place
    return (
      whose && {
        whose,
        plan: oneOf(paidPlans, query.get('plan')),
        cycle: oneOf(cycles, query.get('cycle')) ?? 'monthly',
        back: ownPath(query.get('redirect_back'), ''),
      }
    )
  },
  asks: ({ whose }) => [
    queryOf(subscriptions.plans, {}),
    queryOf(subscriptions.mine, whose),
    queryOf(subscriptions.mine, {}),
    queryOf(payments.methods, {}),
  ],
  Draw: ({ input: { plan, cycle, back } }) => (plan ? <Subscribe plan={plan} cycle={cycle} back={back} /> : <Choose cycle={cycle} back={back} />),
})

function Choose({ cycle, back }: { cycle: Cycle; back: string }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Choose a plan`}</Title>
      <PlansTable cycle={cycle} path="/signup/subscription" back={back || undefined} />
    </main>
  )
}

function Subscribe({ plan, cycle, back }: { plan: PaidPlan; cycle: Cycle; back: string }) {
  const { t } = useLingui()
  const { name } = usePlanNames()[plan]
  const { membership } = useData(subscriptions.mine, {})
  const { plans } = useData(subscriptions.plans, {})
  const own = plans.find(({ code }) => code === plan)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{name}</Title>
      <h1 className="page-head">{t`Upgrade to ${name}`}</h1>
      <div className={css.own}>
        {own && (
          <ul className="plain perf-shadow">
            <PlanStamp plan={own} before={plans[plans.indexOf(own) - 1]} cycle={cycle} current={false} />
          </ul>
        )}
        <div className={`panel ${css.pay} ${css.facts}`}>
          <SubscribeStep membership={membership} plan={plan} cycle={cycle} back={back} />
        </div>
      </div>
    </main>
  )
}
