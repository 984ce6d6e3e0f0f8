import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/** A `details` that opens over the page: closes on a press or focus outside, and on Escape, which returns the focus. */
export function useClosing(box: RefObject<HTMLDetailsElement | null>) {
  const close = () => box.current?.removeAttribute('open')
  useEffect(() => {
    const leave = (event: Event) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.removeAttribute('open')
    }
    const ending = new AbortController()
    document.addEventListener('pointerdown', leave, ending)
    document.addEventListener('focusin', leave, ending)
    return () => ending.abort()
  }, [box])
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !box.current?.open) return
    close()
    box.current.querySelector('summary')?.focus()
  }
  return { close, press }
}
