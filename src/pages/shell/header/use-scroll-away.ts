import { useEffect, useState } from 'react'

const STILL = 8
const HEAD = 120

/** True while scrolling down; false with the first scroll up. */
export function useScrollAway(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let before = scrollY
    const moved = () => {
      if (Math.abs(scrollY - before) < STILL) return
      setAway(scrollY > before && scrollY > HEAD)
      before = scrollY
    }
    addEventListener('scroll', moved, { passive: true })
    return () => removeEventListener('scroll', moved)
  }, [])
  return away
}
