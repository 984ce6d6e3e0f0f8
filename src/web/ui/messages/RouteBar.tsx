import { useEffect, useState } from 'react'
import { ROUTE_BAR_MS } from '#kernel/measures.ts'

/** Progress bar of navigation, shown after 200 ms. */
export function RouteBar({ busy }: { busy: boolean }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), ROUTE_BAR_MS.after)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return late ? (
    <div className="route-bar" aria-hidden="true">
      <i />
    </div>
  ) : null
}
