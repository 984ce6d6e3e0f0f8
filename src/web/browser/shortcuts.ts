import { useEffect, useRef } from 'react'

/** WCAG 2.1.4: single-key shortcuts can be switched off, for speech input and accidental keys. */
const off = () => /(?:^|; )single_keys=off(?:;|$)/.test(document.cookie)

/** Shortcut of one character: never inside a field, below a dialog, or with a modifier. Returns true if handled. */
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
