import { useEffect, useRef, useState } from 'react'

/** One form at a time in place of what opens it: `opener(name)` is the id of its button, which has the focus again when the form closes. */
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

/** A form that has just opened has the focus, at its first field. */
export function useFirstField<T extends HTMLElement>(wanted: boolean) {
  const form = useRef<T>(null)
  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus()
  }, [wanted])
  return form
}
