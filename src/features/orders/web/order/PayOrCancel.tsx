import { useLingui } from '@lingui/react/macro'
import { bankStep } from '#features/payments/web/public.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { orders } from '../../contract.ts'
import css from '../Order.module.css'
import type { ShownOrder } from './shown-order.ts'
import { useOrderCall } from './use-order-call.ts'

export function PayOrCancel({ order: { id, group_id, kind, source_id } }: { order: ShownOrder }) {
  const { t } = useLingui()
  const site = useSite()
  const confirm = useConfirm()
  const group = useMaybe(orders.showGroup, { id: group_id }, true)?.group
  const { run, busy, refusal } = useOrderCall(orders.cancelGroup, id)
  const others = (group?.orders.length ?? 1) > 1
  async function cancel() {
    const text = others
      ? t`All orders of this purchase are given up, and what they hold is free for others again.`
      : t`What was reserved for you is free for others again.`
    if (await confirm({ title: t`Give up this purchase?`, text, yes: t`Cancel the order`, danger: true })) await run({ id: group_id })
  }
  if (group?.cancel_asked_at) return <BeingCancelled />
  const action_url = group?.payment?.action_url
  // What was won is not paid with its order: its winner chooses address, way and card first.
  const chooses = kind === 'auction' && source_id !== null && !action_url && group?.payment?.status !== 'processing'
  const onward = chooses ? `/cart/auctions/${source_id}` : `/orders/placed?group=${group_id}`
  return (
    <div className={`side-block ${css.panel}`}>
      <h2>{t`Waiting for your payment`}</h2>
      <p className="text-2">
        {chooses
          ? t`Choose where it is sent and pay; until then it is held for you.`
          : action_url
            ? t`Your bank waits for your confirmation.`
            : t`We look again how your bank decided.`}
      </p>
      <Refused refusal={refusal} />
      <p className={`row row--wrap ${css.words}`}>
        <Button variant="fill" href={action_url ? bankStep(action_url, site) : onward}>{t`Pay now`}</Button>
        <Button variant="danger" onClick={cancel} pending={busy ? t`Cancelling…` : undefined}>
          {t({ message: 'Cancel', context: 'an order' })}
        </Button>
      </p>
    </div>
  )
}

/** The gateway does not answer: items stay reserved until it does. */
export function BeingCancelled() {
  const { t } = useLingui()
  return (
    <Note>
      {t`This purchase is being cancelled. The card network has not answered yet: as soon as it has, everything is free again and nothing is charged. You need not do anything.`}
    </Note>
  )
}
