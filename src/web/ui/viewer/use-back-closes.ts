import { useEffect, useRef } from 'react'

/** What covers the page is a step of the browser's history: Back closes it instead of leaving. Returns the way to close it from within. */
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
