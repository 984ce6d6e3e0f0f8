import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '../controls/Button.tsx'
import type { ConfirmQuestion } from './confirm-context.ts'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean
  onAnswer: (yes: boolean) => void
}

/** Focus starts on Cancel, so that Enter does not delete. */
export function ConfirmDialog({ open, onAnswer, title, text, yes, icon, danger }: ConfirmDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const actions = (
    <>
      <Button autoFocus onClick={() => onAnswer(false)}>{t`Cancel`}</Button>
      <Button variant={danger ? 'danger-fill' : 'fill'} icon={icon} onClick={() => onAnswer(true)}>
        {yes ?? t`Yes`}
      </Button>
    </>
  )
  return (
    <Dialog bare open={open} onClose={() => onAnswer(false)} title={title ?? t`Are You Sure ?`} actions={actions} describedBy={id}>
      <p className="text-2" id={id}>
        {text ?? t`You won't be able to revert this`}
      </p>
    </Dialog>
  )
}
