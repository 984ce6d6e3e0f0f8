import { RELOAD_GUARD_MS } from '#kernel/measures.ts'
import { online } from '../query/online.ts'
import type { Page } from './screen.ts'

const KEY = 'reloaded'

/** Deployment: a missing script belongs to an old version, so the page is reloaded, at most once per minute. */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  // Offline the service worker, if there is one, has the scripts of the offline page; others are waited for.
  if (!isServed()) await online()
  try {
    return await load()
  } catch (fault) {
    if (!navigator.onLine) {
      await online()
      return load()
    }
    if (!mayReload()) throw fault
    location.reload()
    return new Promise(() => {})
  }
}

const isServed = () => Boolean(navigator.serviceWorker?.controller)

export const guarded = (page: Page): Page => ({ ...page, load: () => loadOrReload(page.load) })

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    const now = Date.now()
    if (now - last < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Without sessionStorage a reload loop could not be detected.
    return false
  }
}
