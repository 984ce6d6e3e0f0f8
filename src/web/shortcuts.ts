import { useEffect, useRef, useSyncExternalStore } from 'react'

const KEY = 'single keys'
const watchers = new Set<() => void>()
let on: boolean | undefined

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
const now = () => (on ??= read())
function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whoever speaks to their machine, or hits keys by chance, switches single keys off (WCAG 2.1.4). */
export function switchShortcuts(next: boolean) {
  on = next
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off')
  } catch {
    // Then it lasts as long as the page.
  }
  for (const watcher of watchers) watcher()
}
export const useShortcutsOn = () => useSyncExternalStore(watch, now, () => true)

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
      if (!now() || held || typing || document.querySelector('dialog:modal')) return
      if (latest.current(key, event)) event.preventDefault()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [])
}
