import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useRouter } from '#web/router/use-router.ts'
import { forgetSearch, rememberSearch } from './recent-searches.ts'
import { kinds, type SearchKind } from './search-kinds.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

export const optionId = (id: string, { key }: Suggestion) => `${id}-${key.replace(/\W+/g, '-')}`

/** WAI-ARIA combobox with list autocomplete and manual selection: the field keeps focus and text. */
export function useCombobox(searched: string) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { typed, kind, read } = useTyping(input, searched)
  const [at, setAt] = useState(-1)
  const groups = useSuggestions(typed, isOpen, kind)
  const rows = groups.flatMap((group) => group.rows)
  const active = rows[at]
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
  const press = keyPress({ input, isOpen, rows, at, setAt, setOpen, read, choose, close })
  return {
    id: useId(),
    input,
    typed,
    groups,
    active,
    count: rows.length,
    press,
    choose,
    read,
    open() {
      read()
      setOpen(true)
    },
    type() {
      read()
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

/** Typed text and selected kind. */
function useTyping(input: RefObject<HTMLInputElement | null>, searched: string) {
  const [typing, setTyping] = useState<{ typed: string; kind: SearchKind | '' }>({ typed: searched, kind: '' })
  useEffect(() => {
    if (input.current) input.current.value = searched
    setTyping((before) => ({ ...before, typed: searched }))
  }, [input, searched])
  return { ...typing, read: () => setTyping({ typed: input.current?.value ?? '', kind: kindIn(input.current?.form) }) }
}

/** Selected kind; undefined for all. */
const kindIn = (form: HTMLFormElement | null | undefined) => kinds.find((kind) => form && new FormData(form).get('searchable_type') === kind) ?? ''

/** Closes the full-screen search of phones. */
const closeAround = (field: HTMLElement | null) => field?.closest('dialog')?.close()

interface Keyed {
  readonly input: RefObject<HTMLInputElement | null>
  readonly isOpen: boolean
  readonly rows: readonly Suggestion[]
  readonly at: number
  readonly setAt: (at: number) => void
  readonly setOpen: (open: boolean) => void
  readonly read: () => void
  readonly choose: (row: Suggestion) => void
  readonly close: () => void
}

/** Keyboard: arrows move through field and rows, Enter opens the active row or searches, Escape closes, then clears. */
function keyPress({ input, isOpen, rows, at, setAt, setOpen, read, choose, close }: Keyed) {
  const active = rows[at]
  const shown = isOpen && rows.length > 0
  const empty = () => {
    if (input.current) input.current.value = ''
    read()
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setAt(at + 1 < rows.length ? at + 1 : -1) : setOpen(true)),
    ArrowUp: () => (isOpen ? setAt(at < 0 ? rows.length - 1 : at - 1) : setOpen(true)),
    // An empty, closed field ignores Escape, so that the dialog around it closes.
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
