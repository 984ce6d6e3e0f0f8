import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { payments } from '#features/payments/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { InvoiceList, LimitList, PlanPanel } from '#features/subscriptions/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

type InvoicePage = InputOf<typeof subscriptions.invoices>

export default screen({
  visitors: 'members',
  reads: (place) => readInput(subscriptions.invoices, place),
  asks: (input) => [
    queryOf(subscriptions.mine, {}),
    queryOf(subscriptions.plans, {}),
    queryOf(payments.methods, {}),
    queryOf(subscriptions.invoices, input),
  ],
  Draw: ({ input }: { input: InvoicePage }) => <SettingPlan input={input} />,
})

function SettingPlan({ input }: { input: InvoicePage }) {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Plan`}>
      <PlanPanel />
      <LimitList limits={useMe()?.limits ?? []} />
      <InvoiceList input={input} path="/setting/account/plan" />
    </SettingFrame>
  )
}
