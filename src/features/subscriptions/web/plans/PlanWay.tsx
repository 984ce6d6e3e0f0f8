import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { type Cycle, changeOf, planCodes } from '../../rules.ts'
import { type Membership, type ShownPlan, usePlanNames } from '../use-plan-words.ts'

interface PlanWayProps {
  plan: ShownPlan
  cycle: Cycle
  membership: Membership | undefined
  back: string | undefined
}

/** Button from the viewer's plan to this one. */
export function PlanWay({ plan, cycle, membership, back }: PlanWayProps) {
  const { t } = useLingui()
  const { name } = usePlanNames()[plan.code]
  const held = membership?.subscription?.status === 'incomplete' ? null : membership?.subscription
  const go = `/signup/subscription?${new URLSearchParams({ plan: plan.code, cycle, ...(back && { redirect_back: back }) })}`
  const change = held && plan.code !== 'free' ? changeOf(held, { plan: plan.code, cycle }) : 'now'
  if (!membership)
    return (
      <Button
        block
        className="plan-btn"
        href={plan.code === 'free' ? '/signup' : `/login?redirect_back=${encodeURIComponent(go)}`}
      >{t`Choose ${name}`}</Button>
    )
  if (plan.code === 'free' && !held && membership.plan === 'free') return <p className="text-2">{t`This is your plan.`}</p>
  if (plan.code === membership.plan && (change === 'same' || !held)) return <Button block href="/setting/account/plan">{t`Manage ${name}`}</Button>
  if (plan.code === 'free') return <Button block className="plan-btn" href="/setting/account/plan">{t`Change to ${name}`}</Button>
  const smaller = planCodes.indexOf(plan.code) < planCodes.indexOf(membership.plan)
  return (
    <Button block className="plan-btn" href={go}>
      {change === 'at_end' || smaller
        ? t`Change to ${name}`
        : change === 'now' && plan.code === held?.plan
          ? t`Pay by the year`
          : t`Upgrade to ${name}`}
    </Button>
  )
}
