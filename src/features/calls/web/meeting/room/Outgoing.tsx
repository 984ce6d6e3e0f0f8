import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { calls } from '../../../contract.ts'
import type { CallAnswer } from '../../call-answer.ts'

/** It rings at the other side: End stops it. */
export function Outgoing({ call, name }: { call: CallAnswer; name: string }) {
  const { t } = useLingui()
  const abort = useCommand(calls.abort)
  const stop = () => void abort.run({ id: call.id })
  return (
    <Dialog
      open
      bare
      onClose={stop}
      title={t`Calling ${name}`}
      actions={
        <Button variant="danger-fill" icon="phone-x" onClick={stop} pending={abort.busy ? t`Ending` : undefined}>
          {t({ message: 'End', context: 'a call' })}
        </Button>
      }
    >
      <p role="status">{t`It rings. If nobody answers within ten seconds, they see that you have called.`}</p>
    </Dialog>
  )
}
