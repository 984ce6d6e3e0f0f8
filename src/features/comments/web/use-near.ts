import { useEffect, useRef, useState } from 'react'

const AHEAD = '400px'

/** True once the element has come near the part of the page that is seen, and from then on. */
export function useNear() {
  const [is_near, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (is_near || !place.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [is_near])
  return { place, is_near }
}
