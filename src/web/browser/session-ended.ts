import { useSyncExternalStore } from 'react'

let over = false
let left = false
const watchers = new Set<() => void>()
function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
function set(next: boolean) {
  over = next
  for (const watcher of watchers) watcher()
}

/** The page was rendered for a member whose session has ended since. */
export const sessionOver = () => {
  if (!left) set(true)
}
/** Log-out by the member: the "session ended" message is suppressed, and the log-out chooses the next page. */
export const leaving = (now = true) => {
  left = now
}
const FAREWELL = 'farewell'
interface Farewell {
  readonly title: string
  readonly text: string
}
/** Redirects to the home page, which shows the message once. */
export function leaveWith(farewell: Farewell) {
  sessionStorage.setItem(FAREWELL, JSON.stringify(farewell))
  location.assign('/')
}
export function takeFarewell(): Farewell | undefined {
  const kept = sessionStorage.getItem(FAREWELL)
  sessionStorage.removeItem(FAREWELL)
  return kept ? (JSON.parse(kept) as Farewell) : undefined
}
/** When this tab becomes visible again, checks whether the same member has logged in meanwhile. */
export function watchReturn(member_id: string, back: () => void): () => void {
  const look = async () => {
    if (document.hidden) return
    const response = await fetch('/api/users/me').catch(() => undefined)
    if (response?.ok && (await response.json()).result.user.id === member_id) back()
  }
  const asked = () => void look()
  addEventListener('visibilitychange', asked)
  addEventListener('focus', asked)
  return () => {
    removeEventListener('visibilitychange', asked)
    removeEventListener('focus', asked)
  }
}
export const sessionBack = () => set(false)
export const useSessionOver = () =>
  useSyncExternalStore(
    watch,
    () => over,
    () => false,
  )
