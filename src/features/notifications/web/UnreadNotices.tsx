import { useLingui } from '@lingui/react/macro'
import { NOTICE_PREVIEW, PAGE } from '#kernel/measures.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { notifications } from '../contract.ts'
import css from './Notifications.module.css'
import { type Notice, type NoticeActions, useNotices } from './use-notices.ts'

/** Cut by code points, so that no character is broken. */
const preview = (text: string) =>
  [...text].length > NOTICE_PREVIEW
    ? `${[...text]
        .slice(0, NOTICE_PREVIEW - 1)
        .join('')
        .trimEnd()}…`
    : text

/** The latest unread notices. */
export function UnreadNotices({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const { t } = useLingui()
  const found = useMaybe(notifications.list, { status: 'unread', page_size: PAGE.unread_notices }, true)?.notifications
  const actions = useNotices(found?.member_id ?? '')
  return (
    <>
      <div className="note-head">
        <h2>{t`Notifications`}</h2>
        {unread > 0 && <Badge kind="auction">{t`${unread} unread`}</Badge>}
        {unread > 0 && (
          <span className="push">
            <Button size="s" variant="quiet" disabled={actions.busy} onClick={actions.markAllRead}>{t`Mark All As Read`}</Button>
          </span>
        )}
      </div>
      {!found && <p className={css.status} role="status">{t`Reading…`}</p>}
      {found?.data.length === 0 && <p className={css.status}>{t`No new notifications`}</p>}
      {found && found.data.length > 0 && (
        <ul className="notes">
          {found.data.map((notice) => (
            <Unread key={notice.id} notice={notice} actions={actions} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {found && found.data.length > 0 && (
        <div className={css.foot}>
          <Button size="s" variant="quiet" disabled={actions.busy} onClick={actions.removeAll}>{t`Delete All`}</Button>
        </div>
      )}
    </>
  )
}

function Unread({ notice: { id, created_at, data }, actions, onLeave }: { notice: Notice; actions: NoticeActions; onLeave: () => void }) {
  const { t } = useLingui()
  const { name } = useSite()
  const { subject } = data
  const open = () => {
    onLeave()
    void actions.markRead(id)
  }
  return (
    <li className="un">
      <Avatar name={data.sender?.full_name ?? name} url={data.sender?.image_url} />
      <p>
        <a href={data.path} onClick={open}>
          {subject}
        </a>
        <br />
        {preview(data.message)}
        <br />
        <DateTime at={created_at} />
      </p>
      <span className="vh">{t`Unread`}</span>
      <span className={css.mark}>
        <IconButton icon="check" size="s" label={t`Mark as read: ${subject}`} onClick={() => actions.markRead(id)} />
      </span>
    </li>
  )
}
