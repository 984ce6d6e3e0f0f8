import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useClosing } from '#web/ui/overlays/use-closing.ts'
import css from './Notifications.module.css'

const UnreadNotices = lazyPart(() => import('./UnreadNotices.tsx').then(({ UnreadNotices }) => UnreadNotices))

/** Bell in the header; unread notices load when it is first opened. The link at its foot is there at once: the focus finds it meanwhile. */
export function NotificationsMenu({ unread }: { unread: number }) {
  const { t } = useLingui()
  const box = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const count = unread > 99 ? '99+' : String(unread)
  const { close, press } = useClosing(box)
  return (
    <details className="menu-pop menu-pop--end" ref={box} onKeyDown={press} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="icon-btn" aria-label={unread ? t`Notifications, ${count} unread` : t`Notifications`}>
        <Icon name="bell" />
        {unread > 0 && <span className="count">{count}</span>}
      </summary>
      <section className={`menu ${css.list}`} aria-label={t`Notifications`}>
        {opened && <UnreadNotices unread={unread} onLeave={close} />}
        <a className="note-foot" href="/notifications" onClick={close}>{t`View All Notifications`}</a>
      </section>
    </details>
  )
}
