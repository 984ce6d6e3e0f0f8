import { type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useRouter } from '#web/use-router.ts'
import { forgetSearch, rememberSearch } from './recent-searches.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

export const optionId = (id: string, { key }: Suggestion) => `${id}-${key.replace(/\W+/g, '-')}`

/** An editable combobox with list autocomplete and manual selection: the field keeps the focus and what was typed. */
export function useCombobox(searched: string) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(searched)
  const [at, setAt] = useState(-1)
  const groups = useSuggestions(typed, isOpen)
  const rows = groups.flatMap((group) => group.rows)
  const active = rows[at]
  useEffect(() => {
    if (input.current) input.current.value = searched
    setTyped(searched)
  }, [searched])

  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  function choose({ href, recent, label }: Suggestion) {
    close()
    if (recent) rememberSearch(label)
    router.push(href)
    closeAround(input.current)
  }
  const press = keyPress({ input, isOpen, rows, at, setAt, setOpen, setTyped, choose, close })
  return {
    id: useId(),
    input,
    typed,
    groups,
    active,
    count: rows.length,
    press,
    choose,
    open: () => setOpen(true),
    type(event: FormEvent<HTMLInputElement>) {
      setTyped(event.currentTarget.value)
      setOpen(true)
      setAt(-1)
    },
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && close(),
    submit() {
      const text = input.current?.value.trim()
      if (text) rememberSearch(text)
      close()
      closeAround(input.current)
    },
  }
}

/** The phone's full-screen search has done its work. */
const closeAround = (field: HTMLElement | null) => field?.closest('dialog')?.close()

interface Keyed {
  readonly input: RefObject<HTMLInputElement | null>
  readonly isOpen: boolean
  readonly rows: readonly Suggestion[]
  readonly at: number
  readonly setAt: (at: number) => void
  readonly setOpen: (open: boolean) => void
  readonly setTyped: (typed: string) => void
  readonly choose: (row: Suggestion) => void
  readonly close: () => void
}

/** Arrows move and wrap over the field itself, Enter opens the active row or searches, Esc closes and then empties. */
function keyPress({ input, isOpen, rows, at, setAt, setOpen, setTyped, choose, close }: Keyed) {
  const active = rows[at]
  const shown = isOpen && rows.length > 0
  const empty = () => {
    if (input.current) input.current.value = ''
    setTyped('')
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setAt(at + 1 < rows.length ? at + 1 : -1) : setOpen(true)),
    ArrowUp: () => (isOpen ? setAt(at < 0 ? rows.length - 1 : at - 1) : setOpen(true)),
    // An empty, closed field leaves Esc to what stands around it: the dialog closes.
    ...((shown || input.current?.value) && { Escape: shown ? close : empty }),
    ...(active && { Enter: () => choose(active) }),
    ...(active?.recent && { Delete: () => forgetSearch(active.label) }),
  }
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || !Object.hasOwn(keys, event.key)) return
    event.preventDefault()
    keys[event.key]!()
  }
}
