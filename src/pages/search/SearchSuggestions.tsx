import { Plural, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { storeNumber } from '#kernel/written/spoken-number.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { forgetSearch, forgetSearches } from './recent-searches.ts'
import css from './SearchBox.module.css'
import { Typed } from './Typed.tsx'
import { optionId } from './use-combobox.ts'
import type { Suggestion, SuggestionGroup } from './use-suggestions.ts'

interface SearchSuggestionsProps {
  id: string
  groups: readonly SuggestionGroup[]
  typed: string
  active: Suggestion | undefined
  onChoose: (row: Suggestion) => void
}

/** Listbox below the field. A press must not move the focus away from the field. */
export function SearchSuggestions({ id, groups, typed, active, onChoose }: SearchSuggestionsProps) {
  const { t } = useLingui()
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const recent = groups[0]?.rows[0]?.recent
  const stay = (event: MouseEvent) => event.preventDefault()
  return (
    <div className={`menu sugg ${css.list}`}>
      <div id={id} role="listbox" aria-label={t`Suggestions`} tabIndex={-1} onMouseDown={stay}>
        {groups.map(({ title, rows }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of one listbox are grouped so
          <div key={title} role="group" aria-label={title}>
            <span aria-hidden="true">{title}</span>
            {rows.map((row) => (
              <Option key={row.key} row={row} typed={typed} id={optionId(id, row)} isActive={row === active} onChoose={onChoose} />
            ))}
          </div>
        ))}
      </div>
      <div className="sugg-foot">
        <span className="only-d">
          <kbd>↑</kbd> <kbd>↓</kbd> {t`move`}
        </span>
        <span className="only-d">
          <kbd>Enter</kbd> {t`open or search`}
        </span>
        <span className="only-d">
          <kbd>Esc</kbd> {t`close`}
        </span>
        {recent ? (
          <button type="button" className={`link ${css.clear}`} onMouseDown={stay} onClick={forgetSearches}>{t`Clear recent searches`}</button>
        ) : (
          <span className="push">
            <Plural value={count} one="# suggestion" other="# suggestions" />
          </span>
        )}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  row: Suggestion
  typed: string
  isActive: boolean
  onChoose: (row: Suggestion) => void
}

function Option({ id, row, typed, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses the active row
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active row
    <div className="opt-row" id={id} role="option" aria-selected={isActive} onClick={() => onChoose(row)}>
      <Sign row={row} />
      <span className={css.words}>
        {row.recent || row.catalogue || row.meant ? <b>{row.label}</b> : <Typed text={row.label} typed={typed} />}
        <Under row={row} />
      </span>
      <span className="end">
        <End row={row} />
      </span>
    </div>
  )
}

function Sign({ row: { product, store, member, label, recent, catalogue, meant } }: { row: Suggestion }) {
  if (product) {
    const { media, productable_type } = product
    return <Thumb picture={media ? pictureOf(media) : undefined} alt="" size={40} lies={productable_type === 'Supply' ? 'supply' : 'stamp'} />
  }
  if (store || member) return <Avatar name={label} url={member?.image_url} />
  return (
    <span className={recent ? css.before : 'cat'}>
      <Icon name={recent ? 'clock-counter-clockwise' : meant ? 'magnifying-glass' : catalogue ? 'hash' : 'globe-hemisphere-west'} />
    </span>
  )
}

/** Kind of the suggestion, in its colour. */
function Under({ row: { product, country, store, member, catalogue, meant } }: { row: Suggestion }) {
  const { t } = useLingui()
  if (product)
    return (
      <span className="k" data-kind={product.productable_type === 'Supply' ? 'supply' : 'sale'}>
        {product.productable_type === 'Supply' ? t`Supply` : t`For sale`}
      </span>
    )
  if (country) return <span className="small muted">{t`Everything from there`}</span>
  if (meant) return <span className="small muted">{t`Nothing is written as you typed it`}</span>
  if (catalogue) return <span className="small muted">{t`Everything with this number`}</span>
  if (member) return <span className="small muted">{member.email ?? t`Member`}</span>
  return store ? (
    <span className="small muted">
      {t`Store`} {storeNumber(store.uuid)}
    </span>
  ) : null
}

function End({ row: { product, store, recent, label } }: { row: Suggestion }) {
  if (product) return <Price money={{ amount: product.price, currency: product.currency }} as="plain" />
  if (store)
    return (
      <span className="small muted">
        <Plural value={store.product_count} one="# item" other="# items" />
      </span>
    )
  if (!recent) return null
  const forget = (event: MouseEvent) => {
    event.stopPropagation()
    forgetSearch(label)
  }
  return (
    // For pointers only; on the keyboard, Delete removes the active row.
    <span className={css.forget} aria-hidden="true" onClick={forget} onKeyDown={undefined}>
      <Icon name="x" size="s" />
    </span>
  )
}
