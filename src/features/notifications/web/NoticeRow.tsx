import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import type { notifications } from '../contract.ts'
import css from './Notifications.module.css'
import type { NoticeActions } from './use-notices.ts'

export type Notice = AnswerOf<typeof notifications.list>['notifications']['data'][number]

/** The link covers subject, time and detail; the buttons lie above it. */
export function NoticeRow({ notice, actions }: { notice: Notice; actions: NoticeActions }) {
  const { t } = useLingui()
  const site = useSite()
  const { id, read_at, created_at, data } = notice
  const { subject, message, path, sender } = data
  const open = () => {
    if (!read_at) void actions.markRead(id)
  }
  return (
    <tr className={read_at ? css.row : `${css.row} ${css.unread}`} data-notice={id}>
      <td className={css.source}>
        <span className={`row ${css.above}`}>
          <Avatar name={sender?.full_name ?? site.name} url={sender?.image_url} />
          {sender ? <a href={`/profile/${sender.id}`}>{sender.full_name}</a> : <span>{site.name}</span>}
        </span>
      </td>
      <td className={css.subject}>
        {!read_at && <span className={css.dot} aria-hidden="true" />}
        {!read_at && <span className="vh">{t`Unread`} </span>}
        <a href={path} onClick={open}>
          {subject}
        </a>
      </td>
      <td className={css.time}>
        <DateTime at={created_at} />
      </td>
      <td className={css.message}>{message}</td>
      <td className={css.actions}>
        <span className={css.buttons}>
          {!read_at && <IconButton icon="check" label={t`Mark as read: ${subject}`} onClick={() => actions.markRead(id)} />}
          <IconButton icon="trash" label={t`Delete: ${subject}`} onClick={() => actions.remove(id)} />
        </span>
      </td>
    </tr>
  )
}
