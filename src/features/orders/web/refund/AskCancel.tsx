import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { orders } from '../../contract.ts'
import type { ShownOrder } from '../order/shown-order.ts'
import { useOrderCall } from '../order/use-order-call.ts'

/** The buyer asks the store to cancel what it has not sent yet. */
export function AskCancel({ order: { id, store_name }, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const { run, busy, refusal } = useOrderCall(orders.askCancel, id)
  async function ask() {
    if (!(await run({ id, reason }))) return
    onClose()
    toast({ title: t`The store has been asked` })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Ask to cancel this order?`}
      actions={
        <>
          <Button onClick={onClose}>{t`Keep the order`}</Button>
          <Button variant="fill" onClick={ask} pending={busy ? t`Asking the store…` : undefined}>{t`Ask to cancel`}</Button>
        </>
      }
    >
      <div className="stack">
        <p className="text-2">{t`${store_name} may still send it. If it neither sends nor answers within three days, the order is cancelled and all that you paid goes back to your card.`}</p>
        <Refused refusal={refusal} />
        <TextArea id="cancel-reason" label={t`Why?`} optional maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
    </Dialog>
  )
}
