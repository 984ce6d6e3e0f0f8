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
export const sessionBack = () => set(false)
export const useSessionOver = () =>
  useSyncExternalStore(
    watch,
    () => over,
    () => false,
  )
