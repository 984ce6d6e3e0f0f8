import { useSyncExternalStore } from 'react'

function listen(then: () => void) {
  const ending = new AbortController()
  addEventListener('online', then, ending)
  addEventListener('offline', then, ending)
  return () => ending.abort()
}

export const useOnline = () =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )

/** At once where there is a line; else when it is back, or when nobody waits for it any more. */
export function online(signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((done, leave) => {
    addEventListener('online', () => done(), { once: true })
    signal?.addEventListener('abort', () => leave(signal.reason), { once: true })
  })
}
