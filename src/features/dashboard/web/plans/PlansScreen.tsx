import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { dashboard } from '../../contract.ts'
import { everyPlan } from '../../shapes.ts'
import { Frame } from '../Frame.tsx'
import { SettingHistory } from '../SettingHistory.tsx'
import { PlanEdit } from './PlanEdit.tsx'
import { PlanStamps } from './PlanStamps.tsx'

type Code = (typeof everyPlan)[number]

export default screen({
  visitors: 'members',
  reads: ({ query }) => ({ plan: everyPlan.find((code) => code === query.get('plan')) }),
  asks: () => [queryOf(dashboard.plans, {}), queryOf(dashboard.settingChanges, { of: 'plans' })],
  Draw: ({ input }: { input: { plan: Code | undefined } }) => <Plans code={input.plan} />,
})

function Plans({ code }: { code: Code | undefined }) {
  const { t } = useLingui()
  const { plans } = useData(dashboard.plans, {})
  const plan = plans.find((one) => one.code === code)
  return (
    <Frame here="/dashboard/plans" title={t`Plans`}>
      <PlanStamps plans={plans} current={code} />
      {plan && <PlanEdit key={plan.code} plan={plan} />}
      <SettingHistory of="plans" />
    </Frame>
  )
}
