import { useLingui } from '@lingui/react/macro'
import { disputes as contract } from '#features/disputes/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Frame } from '../Frame.tsx'
import { FailedRefunds } from './FailedRefunds.tsx'
import { OpenDispute } from './OpenDispute.tsx'

/** Open disputes, those that wait for a decision first, and refunds that the gateway refused. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(contract.waiting, {})],
  Draw: Disputes,
})

function Disputes() {
  const { t } = useLingui()
  const { disputes, refunds } = useData(contract.waiting, {})
  return (
    <Frame here="/dashboard/disputes" title={t`Disputes`}>
      {!disputes.length && !refunds.length && (
        <EmptyState title={t`Nothing to decide`} line={t`No dispute is open, and no refund was refused by a bank.`} />
      )}
      {refunds.length > 0 && <FailedRefunds refunds={refunds} />}
      {disputes.map((dispute) => (
        <OpenDispute key={dispute.id} dispute={dispute} />
      ))}
    </Frame>
  )
}
