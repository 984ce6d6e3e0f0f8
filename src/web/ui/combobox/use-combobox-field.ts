import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'

/** What the list does when something happens in the field. */
export interface FieldHandlers {
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  onChange(event: ChangeEvent<HTMLInputElement>): void
  onClick(event: MouseEvent<HTMLInputElement>): void
  onBlur(event: FocusEvent<HTMLInputElement>): void
}
/** What the field tells assistive technology about the list. */
export interface FieldAria {
  'aria-expanded': boolean
  'aria-controls'?: string | undefined
  'aria-activedescendant'?: string | undefined
}
export interface ComboboxField {
  readonly input: RefObject<HTMLInputElement | null>
  readonly handlers: RefObject<FieldHandlers | undefined>
  /** From the first focus on: the list is wanted, and its script is loaded. */
  readonly used: boolean
  readonly typed: string
  readonly isOpen: boolean
  setOpen(open: boolean): void
  setText(text: string): void
  tell(aria: FieldAria): void
}
const CLOSED: FieldAria = { 'aria-expanded': false }

/** Editable combobox with list autocomplete and manual selection (ARIA 1.2). Its list is loaded with the first focus, and downshift with it; the input stays the same element, so that focus, selection and IME are not lost. It is uncontrolled: what is typed before hydration stays. */
export function useComboboxField(text = '') {
  const input = useRef<HTMLInputElement>(null)
  const handlers = useRef<FieldHandlers>(undefined)
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState(text)
  const [isOpen, setOpen] = useState(false)
  const [aria, tell] = useState(CLOSED)
  const field: ComboboxField = {
    input,
    handlers,
    used,
    typed,
    isOpen,
    setOpen,
    tell,
    setText(next) {
      if (input.current) input.current.value = next
      setTyped(next)
    },
  }
  const open = () => {
    setUsed(true)
    setTyped(input.current?.value ?? '')
    setOpen(true)
  }
  const props = {
    ref: input,
    defaultValue: text,
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    ...aria,
    onFocus: open,
    onClick(event: MouseEvent<HTMLInputElement>) {
      open()
      handlers.current?.onClick(event)
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      open()
      handlers.current?.onChange(event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => handlers.current?.onKeyDown(event),
    onBlur(event: FocusEvent<HTMLInputElement>) {
      if (handlers.current) handlers.current.onBlur(event)
      else setOpen(false)
    },
  } as const
  return { field, props }
}
