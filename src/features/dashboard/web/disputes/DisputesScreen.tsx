import { useLingui } from '@lingui/react/macro'
import { chargebacks } from '#features/chargebacks/contract.ts'
import { circles } from '#features/circles/contract.ts'
import { disputes as contract } from '#features/disputes/contract.ts'
import { trades } from '#features/trades/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Frame } from '../Frame.tsx'
import { Chargebacks } from './Chargebacks.tsx'
import { CircleComplaints } from './CircleComplaints.tsx'
import { FailedRefunds } from './FailedRefunds.tsx'
import { OpenDispute } from './OpenDispute.tsx'
import { TradeDisputes } from './TradeDisputes.tsx'

/** Chargebacks, open disputes about orders, trades and parcels of circles, those that wait for a decision first, and refunds that the gateway refused. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(contract.waiting, {}), queryOf(chargebacks.list, {}), queryOf(trades.disputed, {}), queryOf(circles.complaints, {})],
  Draw: Disputes,
})

function Disputes() {
  const { t } = useLingui()
  const { disputes, refunds } = useData(contract.waiting, {})
  const { chargebacks: taken } = useData(chargebacks.list, {})
  const { data: traded } = useData(trades.disputed, {}).trade_orders
  const { data: complaints } = useData(circles.complaints, {}).complaints
  return (
    <Frame here="/dashboard/disputes" title={t`Disputes`}>
      {!disputes.length && !refunds.length && !taken.length && !traded.length && !complaints.length && (
        <EmptyState
          title={t`Nothing to decide`}
          line={t`No dispute is open, and no refund was refused by a bank, and no bank has taken a payment back.`}
        />
      )}
      {refunds.length > 0 && <FailedRefunds refunds={refunds} />}
      {taken.length > 0 && <Chargebacks list={taken} />}
      {traded.length > 0 && <TradeDisputes list={traded} />}
      {complaints.length > 0 && <CircleComplaints list={complaints} />}
      {disputes.map((dispute) => (
        <OpenDispute key={dispute.id} dispute={dispute} />
      ))}
    </Frame>
  )
}
