import { useEffect, useState } from 'react'

/** The home page carries the search itself; the header's returns when that one has left the screen. */
export function useHeroInSight(home: boolean): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const search = home && document.querySelector('.hero .search')
    if (!search) return
    const watch = new IntersectionObserver(([seen]) => setGone(!seen?.isIntersecting))
    watch.observe(search)
    return () => {
      watch.disconnect()
      setGone(false)
    }
  }, [home])
  return home && !gone
}
