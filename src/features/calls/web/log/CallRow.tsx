import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { chatPath } from '#features/chat/web/public.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import type { LogAnswer } from '../call-answer.ts'
import { callPath } from '../call-path.ts'

const ICONS: Readonly<Record<LogAnswer['type'], IconName>> = { incoming: 'phone-call', outgoing: 'phone', missed: 'phone-x' }

export function CallRow({ row }: { row: LogAnswer }) {
  const { t } = useLingui()
  const { user, receiver_id, type, time, callType, others } = row
  const name = user?.full_name ?? t`A former member`
  return (
    <li data-missed={type === 'missed' || undefined}>
      <Avatar name={name} url={user?.image_url} />
      <div>
        <b>
          {user ? (
            <a href={`/profile/${user.id}`}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            name
          )}
          {others > 0 && ` ${t`and ${plural(others, { one: '# other', other: '# others' })}`}`}
        </b>
        <p>
          <Icon name={ICONS[type]} size="s" />
          <Outcome row={row} />
          <DateTime at={time} />
        </p>
      </div>
      {user && (
        <div className="row row--wrap">
          <Button size="s" icon="chat-circle" href={chatPath(receiver_id)}>
            {t`Chat`}
          </Button>
          {/* A whole new page, as from every call button. */}
          <Button size="s" icon={callType === 'video' ? 'video-camera' : 'phone'} href={callPath(receiver_id, callType)} data-reload="">
            {t`Call back`}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Direction and kind, and how long it was or why it was none. */
function Outcome({ row: { type, callType, status, seconds } }: { row: LogAnswer }) {
  const { t } = useLingui()
  const kind = {
    incoming: callType === 'video' ? t`Incoming video call` : t`Incoming voice call`,
    outgoing: callType === 'video' ? t`Outgoing video call` : t`Outgoing voice call`,
    missed: callType === 'video' ? t`Missed video call` : t`Missed voice call`,
  }[type]
  const minutes = Math.floor((seconds ?? 0) / 60)
  const why = {
    rejected: type === 'missed' ? t`declined by you` : t({ message: 'declined', context: 'a call' }),
    cancelled: type === 'missed' ? '' : t`ended before an answer`,
    not_responding: type === 'missed' ? '' : t`not answered`,
    accepted: t`under way`,
    invitation: '',
    message: minutes
      ? t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
      : t`${plural(seconds ?? 0, { one: '# second', other: '# seconds' })}`,
  }[status]
  return <span>{why ? `${kind}, ${why}` : kind}</span>
}
