import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { NoticeSource } from './NoticeSource.tsx'
import css from './Notifications.module.css'
import type { Notice, NoticeActions } from './use-notices.ts'

/** The link covers subject, time and detail; the buttons lie above it. */
export function NoticeRow({ notice, actions }: { notice: Notice; actions: NoticeActions }) {
  const { t } = useLingui()
  const { id, read_at, created_at, data } = notice
  const { subject, message, path } = data
  const open = () => {
    if (!read_at) void actions.markRead(id)
  }
  return (
    <tr className={read_at ? css.row : `${css.row} ${css.unread}`} data-notice={id} data-section={data.section}>
      <td className={css.source}>
        <NoticeSource data={data} />
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
          <IconButton icon="trash" label={t`Delete: ${subject}`} onClick={() => actions.remove(id, subject)} />
        </span>
      </td>
    </tr>
  )
}
