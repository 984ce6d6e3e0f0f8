import { useLingui } from '@lingui/react/macro'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { subscriptions } from '../../contract.ts'
import type { Cycle } from '../../rules.ts'
import css from '../Plans.module.css'
import { useDay } from '../use-day.ts'
import { Compare } from './Compare.tsx'
import { PlanStamp } from './PlanStamp.tsx'
import { PlanWay } from './PlanWay.tsx'

interface PlansTableProps {
  cycle: Cycle
  /** Path of this page, for the links to monthly and yearly prices. */
  path: string
  /** Return path after paying. */
  back?: string | undefined
}

/** Plans drawn as four joined stamps, with their comparison below. */
export function PlansTable({ cycle, path, back }: PlansTableProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { plans } = useData(subscriptions.plans, {})
  const membership = useMaybe(subscriptions.mine, {}, signed_in)?.membership
  const day = useDay()
  const href = (one: Cycle) => `${path}?cycle=${one}${back ? `&redirect_back=${encodeURIComponent(back)}` : ''}`
  return (
    <>
      <div className={css.head}>
        <h1>{t`Plans`}</h1>
        <p className="text-2">{t`Being a member costs nothing. A plan gives you more, by the month or by the year.`}</p>
      </div>
      <div className="bill">
        <Segments
          label={t`Billing`}
          segments={[
            { value: 'monthly', label: t`Monthly`, pressed: cycle === 'monthly', href: href('monthly') },
            { value: 'yearly', label: t`Yearly`, pressed: cycle === 'yearly', href: href('yearly') },
          ]}
        />
      </div>
      <div className="perf-shadow">
        <ul className="tenant plain">
          {plans.map((plan, at) => (
            <PlanStamp
              key={plan.code}
              plan={plan}
              before={plans[at - 1]}
              cycle={cycle}
              current={plan.code === membership?.plan}
              since={membership && day(membership.since)}
            >
              <PlanWay plan={plan} cycle={cycle} membership={membership} back={back} />
            </PlanStamp>
          ))}
        </ul>
      </div>
      <p className={`caption ${css.foot}`}>
        {t`Change or stop at any time. Over a limit after a downgrade, everything is kept and readable; it only stops growing.`}
      </p>
      <Compare plans={plans} current={membership?.plan} />
    </>
  )
}
