import { useEffect, useState } from 'react'

/** True while the home page's own search is visible, so that the header hides its search. */
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
