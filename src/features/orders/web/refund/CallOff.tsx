import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { moneyText } from '#kernel/written/money-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { orders } from '../../contract.ts'
import type { ShownOrder } from '../order/shown-order.ts'
import { useOrderCall } from '../order/use-order-call.ts'

/** The seller cancels what is paid and not sent. */
export function CallOff({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { id, total, refunded, currency, buyer } = order
  const { t } = useLingui()
  const toast = useToast()
  const numbers = useNumbers()
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(true)
  const { run, busy, refusal } = useOrderCall(orders.callOff, id)
  const money = moneyText({ amount: total - refunded, currency }, numbers)
  async function cancel() {
    if (!(await run({ id, reason, restock }))) return
    onClose()
    toast({ title: t`Cancelled; the money goes back` })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Cancel this order?`}
      actions={
        <>
          <Button onClick={onClose}>{t`Keep the order`}</Button>
          <Button variant="danger" onClick={cancel} pending={busy ? t`Cancelling…` : undefined}>{t`Cancel the order`}</Button>
        </>
      }
    >
      <div className="stack">
        <p className="text-2">{t`${money} goes back to ${buyer.full_name}. You can no longer send this order. This cannot be undone.`}</p>
        <Refused refusal={refusal} />
        <Check label={t`Offer the items for sale again`} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
        <TextArea
          id="call-off-reason"
          label={t`Why? The buyer reads it`}
          optional
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
