import { type FocusEvent, type KeyboardEvent, useCallback } from 'react'

const STOPS = 'button:not(:disabled), select'
const stopsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>(STOPS)]
function only(box: HTMLElement, stop: HTMLElement | undefined) {
  for (const one of stopsIn(box)) one.tabIndex = one === stop ? 0 : -1
}

/** A toolbar is one tab stop: the arrow keys, Home and End go through it (ARIA authoring practices). */
export function useRovingFocus() {
  const ref = useCallback((box: HTMLElement | null) => {
    if (box) only(box, stopsIn(box)[0])
  }, [])
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const stops = stopsIn(event.currentTarget)
    const at = stops.indexOf(event.target as HTMLElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    stops.at(to % stops.length)!.focus()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => only(event.currentTarget, event.target as HTMLElement)
  return { ref, onKeyDown, onFocus }
}
