import { createContext, use, useSyncExternalStore } from 'react'
import type { RouterLocation } from './history.ts'
import type { Router } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

export const useRouter = (): Router => use(RouterContext)!

/** The current URL, or the next one while navigating. */
export function useLocation(): RouterLocation {
  const router = useRouter()
  const here = () => router.here
  return useSyncExternalStore(router.watch, here, here)
}

/** True while the next page is loading. */
export function useBusy(): boolean {
  const router = useRouter()
  const busy = () => router.busy
  return useSyncExternalStore(router.watch, busy, busy)
}
