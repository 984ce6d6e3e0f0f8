import { type UseComboboxGetInputPropsReturnValue, type UseComboboxStateChange, useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import type { ComboboxField, FieldHandlers } from './use-combobox-field.ts'

export interface OptionListSource<Item> {
  field: ComboboxField
  items: readonly Item[]
  keyOf: (item: Item) => string
  onChoose: (item: Item) => void
  /** Called for the Delete key on the active option. */
  onDelete?: ((item: Item) => void) | undefined
}
const { InputClick, InputBlur, InputKeyDownEscape, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes

/** downshift for a field that is already rendered: keys, ids and states of the list. */
export function useOptionList<Item>({ field, items, keyOf, onChoose, onDelete }: OptionListSource<Item>) {
  const popup = useRef<HTMLDivElement>(null)
  const shown = field.isOpen && items.length > 0
  const list = useCombobox<Item>({
    items: [...items],
    isOpen: shown,
    inputValue: field.typed,
    selectedItem: null,
    itemToKey: (item) => item && keyOf(item),
    itemToString: () => field.typed,
    onIsOpenChange: ({ isOpen }) => field.setOpen(isOpen),
    onInputValueChange: ({ type }) => type === InputKeyDownEscape && field.setText(''),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    stateReducer: (state, { type, changes }) => ({ ...changes, ...KEPT[type]?.(state as UseComboboxStateChange<unknown>) }) as typeof changes,
  })
  const active = shown ? items[list.highlightedIndex] : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (leavesKey(event, active !== undefined)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    else if (event.key === 'Delete' && active !== undefined && onDelete) {
      event.preventDefault()
      onDelete(active)
    }
  }
  /** Focus may move to a button of the popup; anywhere else closes it. */
  const onBlur = (event: FocusEvent) => {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (event.relatedTarget !== field.input.current && !popup.current?.contains(event.relatedTarget)) field.setOpen(false)
  }
  const { ref, ...props } = list.getInputProps({ onKeyDown, onBlur }, { suppressRefError: true })
  useTies(field, ref ?? null, props)
  // After a change of the options none is active.
  const keys = items.map(keyOf).join('\n')
  useEffect(() => list.setHighlightedIndex(-1), [keys])
  return { popup, shown, onBlur, menuProps: list.getMenuProps, optionProps: list.getItemProps }
}

type State = UseComboboxStateChange<unknown>
/** Overrides of downshift: a click in the field does not close the list, blur selects nothing, the pointer does not move the active option. */
const KEPT: Partial<Record<string, (state: State) => Partial<State>>> = {
  [InputClick]: ({ highlightedIndex }) => ({ isOpen: true, highlightedIndex }),
  [InputBlur]: ({ selectedItem, inputValue }) => ({ selectedItem, inputValue }),
  [ItemMouseMove]: ({ highlightedIndex }) => ({ highlightedIndex }),
  [MenuMouseLeave]: ({ highlightedIndex }) => ({ highlightedIndex }),
}

/** Keys that downshift must not handle: those of an IME, Home and End of the text, and Enter without an active option (it submits the form). */
const leavesKey = ({ key, nativeEvent, ctrlKey, metaKey }: KeyboardEvent, active: boolean) =>
  nativeEvent.isComposing || ctrlKey || metaKey || key === 'Home' || key === 'End' || (key === 'Enter' && !active)

type InputProps = Omit<UseComboboxGetInputPropsReturnValue, 'ref'>

/** Passes handlers and ARIA states to the field. Handlers go through a ref, because they change with each render. */
function useTies(field: ComboboxField, ref: Ref<HTMLInputElement>, props: InputProps) {
  const { 'aria-expanded': expanded, 'aria-controls': controls, 'aria-activedescendant': active } = props
  const { tell, input, handlers } = field
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(input.current)
    handlers.current = props as unknown as FieldHandlers
  })
  useLayoutEffect(
    () => tell({ 'aria-expanded': expanded, 'aria-controls': expanded ? controls : undefined, 'aria-activedescendant': active || undefined }),
    [tell, expanded, controls, active],
  )
}
