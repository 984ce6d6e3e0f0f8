import { useLingui } from '@lingui/react/macro'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { calls } from '../contract.ts'
import { MAY_CALL } from '../rules.ts'
import { callPath } from './call-path.ts'

export interface CallButtonsProps {
  user_id: string
  name: string
  /** The viewer’s. */
  permissions: readonly string[]
}
/** By voice, or with pictures. Whom one may not call has none; whose plan has no calls is told which has. */
export function CallButtons({ user_id, name, permissions }: CallButtonsProps) {
  const { t } = useLingui()
  const id = user_id as never
  const way = useMaybe(calls.way, { id }, true)
  if (!way?.is_callable) return null
  const call = (type: 'audio' | 'video') => () => {
    if (!permissions.includes(MAY_CALL)) return askUpgrade({ permission: MAY_CALL })
    // A whole new page: only there do browsers open microphone and camera, and with it they are closed for certain.
    location.assign(callPath(user_id, type))
  }
  return (
    <>
      <IconButton icon="phone" label={t`Call ${name}`} onClick={call('audio')} />
      <IconButton icon="video-camera" label={t`Call ${name} with video`} onClick={call('video')} />
    </>
  )
}
