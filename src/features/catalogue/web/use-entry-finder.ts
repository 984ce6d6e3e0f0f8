import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLatest } from '#web/query/hooks.ts'
import { catalogue } from '../contract.ts'
import type { Entry } from './entries-address.ts'

/** The typeahead's own: how long it waits, and how many it offers. */
const REST_MS = 500
const OFFERED = 10

/** A combobox over the catalogue: the field keeps the focus, arrows walk the list and wrap over the field, Enter takes, Esc closes. */
export function useEntryFinder(onChoose: (entry: Entry) => void) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const asked = useRested(typed.trim())
  const found = useLatest(catalogue.list, { search: asked, page_size: OFFERED }, isOpen && asked !== '')?.entries.data
  const entries = isOpen && typed.trim() !== '' && asked !== '' && found ? found : []
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const choose = (entry: Entry) => {
    setTyped('')
    close()
    onChoose(entry)
  }
  const step = (by: 1 | -1) => {
    const places = entries.length + 1
    setOpen(true)
    setAt(((at + 1 + by + places) % places) - 1)
  }
  // Enter in this field never sends the form around it.
  const take = () => entries[at] && choose(entries[at])
  const press = pressed({ ArrowDown: () => step(1), ArrowUp: () => step(-1), Enter: take, ...(isOpen && { Escape: close }) })
  return {
    list: `${id}-list`,
    optionId: (entry: Entry) => `${id}-${entry.id}`,
    typed,
    entries,
    active: entries[at],
    /** Asked and answered, and there is nothing. */
    nothing: isOpen && asked !== '' && asked === typed.trim() && found?.length === 0,
    choose,
    press,
    type(text: string) {
      setTyped(text.slice(0, 80))
      setOpen(true)
      setAt(-1)
    },
    close,
  }
}

const pressed = (keys: Readonly<Record<string, () => void>>) => (event: KeyboardEvent) => {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || !Object.hasOwn(keys, event.key)) return
  event.preventDefault()
  keys[event.key]!()
}

/** What is typed, once the typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
