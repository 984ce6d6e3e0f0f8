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

/** Aborts when offline, for commands that must not be sent later automatically. `over` removes the listener. */
export function whileOnline(): { signal: AbortSignal; over: () => void } {
  const [lost, ending] = [new AbortController(), new AbortController()]
  if (navigator.onLine) addEventListener('offline', () => lost.abort(), ending)
  else setTimeout(() => lost.abort())
  return { signal: lost.signal, over: () => ending.abort() }
}

/** Resolves when online; rejects if aborted. */
export function online(signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((done, leave) => {
    addEventListener('online', () => done(), { once: true })
    signal?.addEventListener('abort', () => leave(signal.reason), { once: true })
  })
}
