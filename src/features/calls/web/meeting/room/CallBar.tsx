import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { calls } from '../../../contract.ts'
import type { CallAnswer } from '../../call-answer.ts'
import type { CallRoom } from '../../connection/room.ts'
import type { RoomView } from '../../connection/room-store.ts'
import { othersOf } from '../../use-call-name.ts'
import { useFlawWords } from '../before/DeviceFields.tsx'
import { DevicesDialog } from './DevicesDialog.tsx'
import css from './Room.module.css'
import { usePushToTalk } from './use-push-to-talk.ts'

const InviteDialog = lazyPart(() => import('./InviteDialog.tsx').then((part) => part.InviteDialog))

interface CallBarProps {
  call: CallAnswer
  room: CallRoom
  view: RoomView
  showing: boolean
  onShowing: () => void
}
const canShare = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/** What one can do in a call; each button says whether it is on. */
export function CallBar({ call, room, view: { own }, showing, onShowing }: CallBarProps) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'devices' | 'invite'>()
  const end = useCommand(calls.end)
  const leave = async () => {
    const answer = await end.run({ id: call.id })
    if (!refused(answer) || answer.refused === 'calls.over') room.leave()
  }
  const flaw = useFlawWords()(own.flaw)
  const close = () => setDialog(undefined)
  usePushToTalk(own.microphone, room.mute)
  const many = othersOf(call).length > 1
  return (
    <>
      {flaw && (
        <p className={css.flaw} role="alert">
          {flaw}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser allows a fieldset as a flex row */}
      <div className={css.desk} role="group" aria-label={t`Call controls`}>
        <Act icon={own.microphone ? 'microphone' : 'microphone-slash'} on={!own.microphone} onPress={() => room.mute(own.microphone)}>
          {t({ message: 'Mute', context: 'oneself in a call' })}
        </Act>
        <Act icon="video-camera" on={own.camera} onPress={() => void room.camera(!own.camera)}>{t`Camera`}</Act>
        <Act icon="magnifying-glass" on={showing} onPress={onShowing}>{t`Show an item`}</Act>
        {canShare() && (
          <Act icon="monitor" on={own.screen} rare onPress={() => void room.screen(!own.screen)}>
            {t({ message: 'Screen', context: 'share one’s own' })}
          </Act>
        )}
        <Act icon="user-plus" onPress={() => setDialog('invite')}>{t`Add`}</Act>
        <Act icon="gear" rare onPress={() => setDialog('devices')}>{t`Devices`}</Act>
        <span className={css.gap} />
        <button type="button" className={`btn ${css.leave}`} onClick={() => void leave()}>
          <Icon name="phone-x" />
          {many ? t({ message: 'Leave', context: 'a call' }) : t({ message: 'End', context: 'a call' })}
        </button>
      </div>
      {dialog === 'devices' && <DevicesDialog room={room} onClose={close} />}
      {dialog === 'invite' && <InviteDialog call={call} onClose={close} />}
    </>
  )
}

interface ActProps {
  icon: IconName
  children: ReactNode
  /** Absent for a button that opens something. */
  on?: boolean
  /** Left out on a phone. */
  rare?: boolean
  onPress: () => void
}
const Act = ({ icon, children, on, rare, onPress }: ActProps) => (
  <button type="button" className={rare ? `btn ${css.rare}` : 'btn'} aria-pressed={on} onClick={onPress}>
    <Icon name={icon} />
    <span>{children}</span>
  </button>
)
