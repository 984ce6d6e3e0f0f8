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

/** Signed in when the page was drawn, and no longer: signed out elsewhere, or a day has passed. */
export const sessionOver = () => {
  if (!left) set(true)
}
/** The member logs out here, by a press: what ends the session says nothing of it, and the press decides where to. */
export const leaving = (now = true) => {
  left = now
}
const FAREWELL = 'farewell'
interface Farewell {
  readonly title: string
  readonly text: string
}
/** To the guests' home, which says once what becomes of the account. */
export function leaveWith(farewell: Farewell) {
  sessionStorage.setItem(FAREWELL, JSON.stringify(farewell))
  location.assign('/')
}
export function takeFarewell(): Farewell | undefined {
  const kept = sessionStorage.getItem(FAREWELL)
  sessionStorage.removeItem(FAREWELL)
  return kept ? (JSON.parse(kept) as Farewell) : undefined
}
/** Asks, whenever this tab is looked at again, whether the same member has signed in meanwhile. */
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
