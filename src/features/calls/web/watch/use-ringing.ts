import { useEffect, useRef, useState } from 'react'
import { RING_MS } from '../../rules.ts'

interface Acts {
  readonly answer: () => void
  readonly end: () => void
}
const STEP_MS = 250
const BLINK_MS = 1_000

/**
 * What is left of the ringing, from 1 to 0, since this device heard of it; meanwhile the title of the tab blinks, and two keys answer. The server ends
 * it by its own clock.
 */
export function useRinging(title: string, acts: Acts): number {
  const [left, setLeft] = useState(1)
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const [began, before] = [performance.now(), document.title]
    const clock = setInterval(() => {
      const gone = performance.now() - began
      setLeft(Math.max(0, 1 - gone / RING_MS))
      document.title = Math.floor(gone / BLINK_MS) % 2 ? before : title
    }, STEP_MS)
    const press = (event: KeyboardEvent) => {
      const key = event.altKey && !event.ctrlKey && !event.metaKey && event.code
      const act = key === 'KeyA' ? latest.current.answer : key === 'KeyE' ? latest.current.end : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => {
      clearInterval(clock)
      removeEventListener('keydown', press)
      document.title = before
    }
  }, [title])
  return left
}
