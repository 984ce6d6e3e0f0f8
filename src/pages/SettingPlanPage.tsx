import { useLingui } from '@lingui/react/macro'
import { payments } from '#features/payments/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { PlanPanel } from '#features/subscriptions/web/public.tsx'
import { ask } from '#web/data.ts'
import { still } from '#web/site.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default still(SettingPlan, {
  visitors: 'members',
  asks: () => [ask(subscriptions.mine, {}), ask(subscriptions.plans, {}), ask(payments.methods, {})],
})

function SettingPlan() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Plan`}>
      <PlanPanel />
    </SettingFrame>
  )
}
