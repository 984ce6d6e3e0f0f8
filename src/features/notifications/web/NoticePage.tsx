import { useLingui } from '@lingui/react/macro'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/data.ts'
import { address } from '#web/site.ts'
import { notifications } from '../contract.ts'
import { NoticeRow } from './NoticeRow.tsx'
import css from './Notifications.module.css'
import type { NoticeActions } from './use-notices.ts'

interface NoticePageProps {
  input: InputOf<typeof notifications.list>
  actions: NoticeActions
}

/** Thirty rows, and behind them the next thirty once one comes near their end. */
export function NoticePage({ input, actions }: NoticePageProps) {
  const { notifications: found } = useData(notifications.list, input)
  const [more, setMore] = useState(false)
  const cursor = found.next_page_url && new URL(found.next_page_url, 'http://house').searchParams.get('cursor')
  const next = cursor && { ...input, cursor }
  return (
    <>
      <tbody>
        {found.data.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} actions={actions} />
        ))}
      </tbody>
      {next && !more && <Further input={next} onNear={() => setMore(true)} />}
      {next && more && (
        <Suspense fallback={<Reading />}>
          <NoticePage input={next} actions={actions} />
        </Suspense>
      )}
    </>
  )
}

/** A plain link, for whoever has no script; it is followed by itself 50 px before it comes into view. */
function Further({ input, onNear }: { input: NoticePageProps['input']; onNear: () => void }) {
  const { t } = useLingui()
  const row = useRef<HTMLTableRowElement>(null)
  useNear(row, onNear)
  return (
    <tbody>
      <tr ref={row}>
        <td colSpan={5} className={css.further}>
          <a className="link" href={address('/notifications', notifications.list, input)}>{t`Earlier notifications`}</a>
        </td>
      </tr>
    </tbody>
  )
}

const NEAR = '0px 0px 50px 0px'
function useNear(row: RefObject<HTMLElement | null>, onNear: () => void) {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && latest.current(), { rootMargin: NEAR })
    if (row.current) watcher.observe(row.current)
    return () => watcher.disconnect()
  }, [row])
}

function Reading() {
  const { t } = useLingui()
  return (
    <tbody>
      <tr>
        <td colSpan={5} className={css.further}>
          <span role="status">{t`Reading…`}</span>
        </td>
      </tr>
    </tbody>
  )
}
