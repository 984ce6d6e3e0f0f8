import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { disputes } from '#features/disputes/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAct } from './use-act.ts'

export interface SettleOutsideProps {
  id: Id<'payment_refunds'>
  onClose: () => void
}

/** How a refund that no card took was paid: its buyer reads it, and it is never sent to the card again. */
export function SettleOutside({ id, onClose }: SettleOutsideProps) {
  const { t } = useLingui()
  const [how, setHow] = useState('')
  const { act, busy, refusal } = useAct(disputes.settleRefund, t`It is no longer owed`)
  const label = t`How was it paid? The buyer reads it`
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Paid in another way?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Not yet`}</Button>
          <Button
            variant="fill"
            onClick={async () => (await act({ id, how })) && onClose()}
            pending={busy ? t`Settling…` : undefined}
          >{t`It is paid`}</Button>
        </>
      }
    >
      <p className="text-2">{t`Say so only after the money has left. It is never sent to the card afterwards, and this cannot be undone.`}</p>
      <Refused refusal={refusal} fields={{ how: label }} />
      <TextArea
        id={`how-${id}`}
        label={label}
        hint={t`Such as: by bank transfer on 3 May, reference 4711.`}
        maxLength={500}
        required
        value={how}
        onChange={({ target }) => setHow(target.value)}
        error={errorAt(refusal, 'how')}
      />
    </Dialog>
  )
}
