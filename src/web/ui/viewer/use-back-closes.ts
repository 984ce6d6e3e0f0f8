import { useEffect, useRef } from 'react'

/** An overlay adds a history entry, so that Back closes it instead of leaving the page. Returns a function that closes it. */
export function useBackCloses(close: () => void): () => void {
  const closing = useRef(close)
  closing.current = close
  useEffect(() => {
    if (!history.state?.covered) history.pushState({ ...history.state, covered: true }, '')
    const back = () => closing.current()
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  return () => (history.state?.covered ? history.back() : closing.current())
}
