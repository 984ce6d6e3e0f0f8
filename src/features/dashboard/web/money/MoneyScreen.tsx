import { useLingui } from '@lingui/react/macro'
import { reconciliation } from '#features/reconciliation/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { dashboard } from '../../contract.ts'
import { Frame } from '../Frame.tsx'
import { OddPayments } from './OddPayments.tsx'
import { OwedPayouts } from './OwedPayouts.tsx'
import { ReconciledDays } from './ReconciledDays.tsx'

/** Open tasks: payments of a wrong amount, and payouts owed to former members; then the books of each day. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(dashboard.money, {}), queryOf(reconciliation.list, {})],
  Draw: Money,
})

function Money() {
  const { t } = useLingui()
  const { payments, payouts } = useData(dashboard.money, {})
  const nothing = !payments.length && !payouts.length
  return (
    <Frame here="/dashboard/money" title={t`Money`}>
      {nothing && <EmptyState title={t`Nothing to look at`} line={t`Every payment fits what it was for, and nothing is owed.`} />}
      {payouts.length > 0 && <OwedPayouts payouts={payouts} />}
      {payments.length > 0 && <OddPayments payments={payments} />}
      <ReconciledDays />
    </Frame>
  )
}
