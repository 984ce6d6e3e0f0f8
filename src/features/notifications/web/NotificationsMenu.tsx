import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Notifications.module.css'

const UnreadNotices = lazyPart(() => import('./UnreadNotices.tsx').then(({ UnreadNotices }) => UnreadNotices))

/** Bell in the header; unread notices load when it is first opened. */
export function NotificationsMenu({ unread }: { unread: number }) {
  const { t } = useLingui()
  const box = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const count = unread > 99 ? '99+' : String(unread)
  const close = () => box.current?.removeAttribute('open')
  useLeaving(box, close)
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !box.current?.open) return
    close()
    box.current.querySelector('summary')?.focus()
  }
  return (
    <details className="menu-pop menu-pop--end" ref={box} onKeyDown={press} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="icon-btn" aria-label={unread ? t`Notifications, ${count} unread` : t`Notifications`}>
        <Icon name="bell" />
        {unread > 0 && <span className="count">{count}</span>}
      </summary>
      <section className={`menu ${css.list}`} aria-labelledby="unread-notices">
        {opened && <UnreadNotices unread={unread} onLeave={close} />}
        {!opened && <a className="note-foot" id="unread-notices" href="/notifications">{t`View All Notifications`}</a>}
      </section>
    </details>
  )
}

/** Closes on a press or focus outside. */
function useLeaving(box: React.RefObject<HTMLDetailsElement | null>, close: () => void) {
  useEffect(() => {
    const leave = (event: Event) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) close()
    }
    const ending = new AbortController()
    document.addEventListener('pointerdown', leave, ending)
    document.addEventListener('focusin', leave, ending)
    return () => ending.abort()
  })
}
