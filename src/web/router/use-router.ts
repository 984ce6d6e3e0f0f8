import { createContext, use, useSyncExternalStore } from 'react'
import type { RouterLocation } from './history.ts'
import type { Router } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

export const useRouter = (): Router => use(RouterContext)!

/** The address that one is at or on the way to. */
export function useLocation(): RouterLocation {
  const router = useRouter()
  const here = () => router.here
  return useSyncExternalStore(router.watch, here, here)
}

/** Is the next page on its way? */
export function useBusy(): boolean {
  const router = useRouter()
  const busy = () => router.busy
  return useSyncExternalStore(router.watch, busy, busy)
}
