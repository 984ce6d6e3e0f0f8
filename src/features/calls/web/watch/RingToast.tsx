import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { calls } from '../../contract.ts'
import type { CallAnswer } from '../call-answer.ts'
import { meetingPath } from '../call-path.ts'
import { deviceId } from '../device-id.ts'
import { useCallName, useMemberName } from '../use-call-name.ts'
import css from './Ring.module.css'
import { useRinging } from './use-ringing.ts'

/** Rings for ten seconds and leaves the focus where it is: Alt + A accepts, Alt + E ends. Other devices stop when one answers. */
export function RingToast({ call }: { call: CallAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const [nameOf, everybody] = [useMemberName(), useCallName()]
  const [accept, reject] = [useCommand(calls.accept), useCommand(calls.reject, { aside: true })]
  const by = call.members.find(({ user_id }) => user_id === call.own.invited_by)!
  const name = nameOf(by)
  async function answer() {
    const answered = await accept.run({ id: call.id, device_id: deviceId() })
    if (!refused(answered)) location.assign(meetingPath(call.id))
    else if (answered.refused === 'calls.answered') toast({ title: t`Answered on another device` })
  }
  const end = () => void reject.run({ id: call.id })
  const left = useRinging(t`${name} is calling`, { answer: () => void answer(), end })
  if (left <= 0) return null
  return (
    <section className={css.toast} aria-label={t`Incoming call`}>
      <Avatar name={name} url={by.user?.image_url} size="l" />
      <b>
        <bdi>{name}</bdi>
      </b>
      <p role="alert">
        {call.call_type === 'video' ? t`Incoming video call` : t`Incoming voice call`}
        {call.members.length > 2 && <span className="vh">{everybody(call)}</span>}
      </p>
      <div className={css.acts}>
        <Button
          className={css.accept}
          icon="phone"
          onClick={() => void answer()}
          pending={accept.busy ? t`Accepting` : undefined}
          aria-keyshortcuts="Alt+A"
        >
          {t`Accept`}
        </Button>
        <Button className={css.end} icon="phone-x" onClick={end} aria-keyshortcuts="Alt+E">
          {t({ message: 'End', context: 'a call' })}
        </Button>
      </div>
      <span className={css.bar} aria-hidden="true" />
    </section>
  )
}
