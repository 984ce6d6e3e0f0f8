import { useLingui } from '@lingui/react/macro'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { NEAR_THE_END_PX } from '#kernel/measures.ts'
import type { InputOf } from '#kernel/operation.ts'
import { nextCursor } from '#web/list/next-cursor.ts'
import { useData } from '#web/query/hooks.ts'
import { address } from '#web/router/screen.ts'
import { notifications } from '../contract.ts'
import { NoticeDay } from './NoticeDay.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import css from './Notifications.module.css'
import { useDay } from './use-day.ts'
import type { Notice, NoticeActions } from './use-notices.ts'

interface NoticePageProps {
  input: InputOf<typeof notifications.list>
  actions: NoticeActions
  /** Last day of the previous page, whose heading exists already. */
  after?: string
}

/** One page of notices by day; the next page loads when its end comes near. */
export function NoticePage({ input, actions, after }: NoticePageProps) {
  const dayOf = useDay()
  const { notifications: found } = useData(notifications.list, input)
  const [more, setMore] = useState(false)
  const cursor = nextCursor(found.next_page_url)
  const next = cursor && { ...input, cursor }
  const days = [...Map.groupBy(found.data, ({ created_at }: Notice) => dayOf(created_at))]
  return (
    <>
      {days.map(([day, notices]) => (
        <tbody key={day}>
          {day !== after && <NoticeDay day={day} />}
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} actions={actions} />
          ))}
        </tbody>
      ))}
      {next && !more && <Further input={next} onNear={() => setMore(true)} />}
      {next && more && (
        <Suspense fallback={<Reading />}>
          <NoticePage input={next} actions={actions} after={days.at(-1)?.[0] ?? after} />
        </Suspense>
      )}
    </>
  )
}

/** Infinite scroll: a plain link without script, followed automatically 50 px before it is visible. */
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

const NEAR = `0px 0px ${NEAR_THE_END_PX}px 0px`
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
