import { useEffect, useRef } from 'react'
import { useRouter } from '../router/use-router.ts'

/** After a reload: loads as many pages as before, then restores the scroll position. */
export function useRestoredPages(count: number, hasMore: boolean, load: () => Promise<boolean>) {
  const router = useRouter()
  const wanted = useRef(router.pagesKept)
  useEffect(() => {
    if (count < wanted.current && hasMore) {
      void load().then((isLoaded) => {
        if (!isLoaded) wanted.current = 1
      })
      return
    }
    if (wanted.current > 1) router.restoreScroll()
    wanted.current = 1
    router.keepPages(count)
  }, [count, hasMore])
}
