import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

interface ReasonDialogProps {
  busy: boolean
  onClose: () => void
  onGiven: (reason: string) => void
}

/** Why a second administrator should consent. */
export function ReasonDialog({ busy, onClose, onGiven }: ReasonDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const give = () => {
    setTried(true)
    if (reason.trim()) onGiven(reason)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Ask a second administrator?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Not now`}</Button>
          <Button variant="fill" onClick={give} pending={busy ? t`One moment…` : undefined}>{t`Ask`}</Button>
        </>
      }
    >
      <p className="text-2">{t`This needs the consent of a colleague with the same rights. Nothing happens until they give it; after 72 hours it lapses.`}</p>
      <TextArea
        id="approval-reason"
        label={t`Why? Your colleague reads it`}
        required
        maxLength={500}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={tried && !reason.trim() ? t`Write why.` : undefined}
      />
    </Dialog>
  )
}
