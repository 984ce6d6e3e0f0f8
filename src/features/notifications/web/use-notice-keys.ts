import type { Id } from '#kernel/shapes.ts'
import { useShortcut } from '#web/browser/shortcuts.ts'
import type { NoticeActions } from './use-notices.ts'

const rowsNow = () => [...document.querySelectorAll<HTMLElement>('tr[data-notice]')]

/** Keyboard shortcuts: j and k move, e marks as read, # deletes, Enter opens. */
export function useNoticeKeys(actions: NoticeActions) {
  useShortcut((key) => {
    const rows = rowsNow()
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const id = rows[at]?.dataset.notice as Id<'notifications'> | undefined
    const walk = (next: number) => rows[Math.min(Math.max(next, 0), rows.length - 1)]?.querySelector<HTMLElement>('td:nth-child(2) a')?.focus()
    if (key === 'j') walk(at + 1)
    else if (key === 'k') walk(at < 0 ? 0 : at - 1)
    else if (key === 'e' && id) {
      void actions.markRead(id)
      walk(at + 1)
    } else if (key === '#' && id) void actions.remove(id, rows[at]?.querySelector('td:nth-child(2) a')?.textContent ?? '')
    else return false
    return true
  })
}
