import { useLingui } from '@lingui/react/macro'
import { bankStep, useCleanAddress } from '#features/payments/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { type OrderGroupId, orders } from '../../contract.ts'
import { BeingCancelled } from '../order/PayOrCancel.tsx'
import css from './Placed.module.css'
import { PlacedFailed } from './PlacedFailed.tsx'
import { PlacedPaid } from './PlacedPaid.tsx'
import { useSettled } from './use-settled.ts'

/** Return page of the payment, with or without 3-D Secure. It can be opened again at any time. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(orders.showGroup, { ...place, path: { id: place.query.get('group') ?? '' } }),
  asks: (input) => [queryOf(orders.showGroup, input)],
  Draw: ({ input }) => <Placed id={input.id} />,
})

function Placed({ id }: { id: OrderGroupId }) {
  const { t } = useLingui()
  const { group } = useData(orders.showGroup, { id })
  useCleanAddress()
  const settling = useSettled(group)
  const waiting = group.cancel_asked_at ? t`Being cancelled` : t`Checking the payment`
  const titles = { pending_payment: waiting, paid: t`Thank you. It is yours.`, cancelled: t`Nothing was bought` }
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{titles[group.status]}</Title>
      {group.status === 'paid' && <PlacedPaid group_id={id} title={titles.paid} />}
      <div className={css.page} aria-live="polite" hidden={group.status === 'paid'}>
        {group.status !== 'paid' && <h1>{titles[group.status]}</h1>}
        {group.status === 'cancelled' && <PlacedFailed payment={group.payment} />}
        {group.cancel_asked_at && <BeingCancelled />}
        {group.status === 'pending_payment' && !group.cancel_asked_at && (
          <Waiting settling={settling} action_url={group.payment?.action_url ?? null} />
        )}
      </div>
    </main>
  )
}

function Waiting({ settling: { busy, lost, again }, action_url }: { settling: ReturnType<typeof useSettled>; action_url: string | null }) {
  const { t } = useLingui()
  const site = useSite()
  if (busy) return <p className="text-2">{t`We ask your bank how it ended. This takes a few seconds.`}</p>
  return (
    <div className="stack">
      {lost && <Note tone="bad">{t`The card network does not answer. Nothing is lost and nothing is charged twice.`}</Note>}
      {!lost && (
        <p className="text-2">
          {action_url ? t`Your bank still waits for your confirmation.` : t`The bank has not decided yet. This page moves on by itself.`}
        </p>
      )}
      <p className="row row--wrap">
        {action_url && <Button variant="fill" href={bankStep(action_url, site)}>{t`Go to your bank`}</Button>}
        <Button onClick={again}>{t`Check again`}</Button>
      </p>
    </div>
  )
}
