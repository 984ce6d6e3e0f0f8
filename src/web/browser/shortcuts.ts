import { useEffect, useRef } from 'react'

/** Whoever speaks to their machine, or hits keys by chance, has switched single keys off (WCAG 2.1.4). */
const off = () => /(?:^|; )single_keys=off(?:;|$)/.test(document.cookie)

/** A key of one letter or sign; never inside a field, under a dialog, or with another key held. Answers whether it was taken. */
export function useShortcut(press: (key: string, event: KeyboardEvent) => boolean | undefined) {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const { key, target } = event
      const held = event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented
      const typing = (target as Element).closest?.('input, textarea, select, [contenteditable], [role=listbox]')
      if (held || typing || off() || document.querySelector('dialog:modal')) return
      if (latest.current(key, event)) event.preventDefault()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [])
}
