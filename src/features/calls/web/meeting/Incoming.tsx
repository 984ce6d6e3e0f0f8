import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { calls } from '../../contract.ts'
import type { CallAnswer } from '../call-answer.ts'
import { deviceId } from '../device-id.ts'
import { useMemberName } from '../use-call-name.ts'
import { useRinging } from '../watch/use-ringing.ts'

/** A call that rings, on its own page: Accept or Reject. */
export function Incoming({ call }: { call: CallAnswer }) {
  const { t } = useLingui()
  const [accept, reject] = [useCommand(calls.accept), useCommand(calls.reject)]
  const name = useMemberName()(call.members.find(({ user_id }) => user_id === call.own.invited_by)!)
  const answer = () => void accept.run({ id: call.id, device_id: deviceId() })
  const end = () => void reject.run({ id: call.id })
  useRinging(t`${name} is calling`, { answer, end })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`${name} is calling`}</Title>
      <Dialog
        open
        bare
        onClose={() => {}}
        title={t`${name} is calling`}
        actions={
          <>
            <Button icon="phone-x" onClick={end} aria-keyshortcuts="Alt+E">
              {t({ message: 'Reject', context: 'a call' })}
            </Button>
            <Button variant="fill" icon="phone" onClick={answer} pending={accept.busy ? t`Accepting` : undefined} aria-keyshortcuts="Alt+A">
              {t`Accept`}
            </Button>
          </>
        }
      >
        <p>{call.call_type === 'video' ? t`Incoming video call` : t`Incoming voice call`}</p>
      </Dialog>
    </main>
  )
}
