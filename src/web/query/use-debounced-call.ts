import { useEffect, useRef } from 'react'

/** Debounce: runs the last call after a pause; `now` runs at once. */
export function useDebouncedCall(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = (run: () => void) => {
    clearTimeout(timer.current)
    run()
  }
  const later = (run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }
  return { later, now }
}
