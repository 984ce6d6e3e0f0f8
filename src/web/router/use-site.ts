import { useSyncExternalStore } from 'react'
import type { Site } from './screen.ts'
import { useRouter } from './use-router.ts'

let changes = 0
const watchers = new Set<() => void>()
function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Display preferences changed: renders again without loading a page. */
export function retune(site: Site, change: Partial<Site>) {
  Object.assign(site, change)
  changes++
  for (const watcher of watchers) watcher()
}

/** Data of the deployment and the viewer. */
export function useSite(): Site {
  useSyncExternalStore(
    watch,
    () => changes,
    () => 0,
  )
  return useRouter().surroundings.site
}
