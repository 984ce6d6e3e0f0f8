import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type OptionListSource, useOptionList } from './use-option-list.ts'

export interface OptionGroup<Item> {
  /** Heading; a list of one kind has none. */
  readonly title?: string
  readonly rows: readonly Item[]
}
interface OptionListProps<Item> extends Omit<OptionListSource<Item>, 'items'> {
  label: string
  className: string | undefined
  groups: readonly OptionGroup<Item>[]
  draw: (item: Item) => ReactNode
  foot?: ReactNode
  /** Status message when there are no options. */
  nothing?: string | false | undefined
}

/** Popup of a combobox. Focus stays in the field: a press on an option must not move it. */
export function OptionList<Item>({ label, className, groups, draw, foot, nothing, ...source }: OptionListProps<Item>) {
  const items = groups.flatMap(({ rows }) => rows)
  const count = items.length
  const { popup, shown, onBlur, menuProps, optionProps } = useOptionList({ ...source, items })
  const option = (item: Item) => (
    <div className="opt-row" key={source.keyOf(item)} {...optionProps({ item, index: items.indexOf(item) })}>
      {draw(item)}
    </div>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes */}
      <div ref={popup} className={`menu sugg ${className}`} hidden={!shown} onBlur={onBlur}>
        <div
          {...menuProps({ 'aria-label': label }, { suppressRefError: true })}
          role="listbox"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown &&
            groups.map(({ title, rows }) =>
              title ? (
                // biome-ignore lint/a11y/useSemanticElements: options of one listbox are grouped so
                <div key={title} role="group" aria-label={title}>
                  <span aria-hidden="true">{title}</span>
                  {rows.map(option)}
                </div>
              ) : (
                rows.map(option)
              ),
            )}
        </div>
        {shown && foot}
      </div>
      <span className="vh" role="status">
        {shown ? <Plural value={count} one="# suggestion" other="# suggestions" /> : nothing}
      </span>
    </>
  )
}
