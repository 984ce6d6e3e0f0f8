import { useSyncExternalStore } from 'react'

const KEY = 'recent searches'
const MOST = 5
const NONE: readonly string[] = []
const watchers = new Set<() => void>()
let kept: readonly string[] | undefined

function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string').slice(0, MOST) : NONE
  } catch {
    return NONE
  }
}

function keep(next: readonly string[]) {
  kept = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // No localStorage: kept until the page is left.
  }
  for (const watcher of watchers) watcher()
}

const now = () => (kept ??= read())
function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Recent searches of guests, newest first. Privacy: stored only in this browser. */
export const useRecentSearches = () => useSyncExternalStore(watch, now, () => NONE)
export const rememberSearch = (text: string) => keep([text, ...now().filter((one) => one !== text)].slice(0, MOST))
export const forgetSearch = (text: string) => keep(now().filter((one) => one !== text))
export const forgetSearches = () => keep(NONE)
