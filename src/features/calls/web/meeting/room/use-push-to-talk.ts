import { useEffect, useRef } from 'react'

const isElsewhere = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('button, a, input, textarea, select, dialog, [role=listbox], [data-keys]') !== null

/** Whoever is muted is heard while the space bar is held down. */
export function usePushToTalk(is_heard: boolean, mute: (is_muted: boolean) => void) {
  const heard = useRef(is_heard)
  heard.current = is_heard
  useEffect(() => {
    let held = false
    const down = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      event.preventDefault()
      if (held || heard.current) return
      held = true
      mute(false)
    }
    const up = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || !held) return
      held = false
      mute(true)
    }
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
    }
  }, [])
}
