import { useEffect, useRef, useState } from 'react'

/** One open form at a time. `opener(name)` is the id of its button, which gets the focus back on closing. */
export function useOpened() {
  const [opened, open] = useState<string>()
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (!opened && last.current) document.getElementById(opener(last.current))?.focus()
    last.current = opened
  }, [opened])
  return { opened, open, close: () => open(undefined) }
}
export const opener = (name: string) => `open-${name}`

/** Focuses the first field of a form that has just opened. */
export function useFirstField<T extends HTMLElement>(wanted: boolean) {
  const form = useRef<T>(null)
  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus()
  }, [wanted])
  return form
}
