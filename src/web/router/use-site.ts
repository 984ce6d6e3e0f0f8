import { useSyncExternalStore } from 'react'
import type { Site } from './screen.ts'
import { useRouter } from './use-router.ts'

let changes = 0
const watchers = new Set<() => void>()
function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The visitor has changed their taste: whatever is drawn by it is drawn again, without a new page. */
export function retune(site: Site, change: Partial<Site>) {
  Object.assign(site, change)
  changes++
  for (const watcher of watchers) watcher()
}

/** The deployment and its visitor, as every page knows them. */
export function useSite(): Site {
  useSyncExternalStore(
    watch,
    () => changes,
    () => 0,
  )
  return useRouter().surroundings.site
}
