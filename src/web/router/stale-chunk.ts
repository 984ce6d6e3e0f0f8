import { RELOAD_GUARD_MS } from '#kernel/measures.ts'
import { online } from '../query/online.ts'
import type { Page } from './screen.ts'

const KEY = 'reloaded'

/** A script that is gone belongs to a version that was replaced: the new one is loaded, at most once in a minute. */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  await online()
  try {
    return await load()
  } catch (fault) {
    if (!mayReload()) throw fault
    location.reload()
    return new Promise(() => {})
  }
}

export const guarded = (page: Page): Page => ({ ...page, load: () => loadOrReload(page.load) })

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    const now = Date.now()
    if (now - last < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Where nothing can be kept, a loop could not be noticed.
    return false
  }
}
