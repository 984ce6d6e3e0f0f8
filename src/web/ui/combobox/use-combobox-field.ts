import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'

/** Event handlers of the list, called by the field. */
export interface FieldHandlers {
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  onChange(event: ChangeEvent<HTMLInputElement>): void
  onClick(event: MouseEvent<HTMLInputElement>): void
  onBlur(event: FocusEvent<HTMLInputElement>): void
}
/** ARIA states of the field. */
export interface FieldAria {
  'aria-expanded': boolean
  'aria-controls'?: string | undefined
  'aria-activedescendant'?: string | undefined
}
export interface ComboboxField {
  readonly input: RefObject<HTMLInputElement | null>
  readonly handlers: RefObject<FieldHandlers | undefined>
  /** True from the first focus: the script of the list is loaded. */
  readonly used: boolean
  readonly typed: string
  readonly isOpen: boolean
  setOpen(open: boolean): void
  setText(text: string): void
  tell(aria: FieldAria): void
}
const CLOSED: FieldAria = { 'aria-expanded': false }

/**
 * Editable combobox with list autocomplete and manual selection (ARIA 1.2). The list and downshift are loaded at the first focus; the input element
 * is never replaced, because that would lose focus, selection and IME composition. Uncontrolled: text typed before hydration is kept.
 */
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
