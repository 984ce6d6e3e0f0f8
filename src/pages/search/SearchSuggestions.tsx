import { Plural, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useRouter } from '#web/router/use-router.ts'
import { OptionList } from '#web/ui/combobox/OptionList.tsx'
import type { ComboboxField } from '#web/ui/combobox/use-combobox-field.ts'
import css from './SearchBox.module.css'
import { SuggestionRow } from './SuggestionRow.tsx'
import { useRecent } from './use-recent.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

interface SearchSuggestionsProps {
  field: ComboboxField
  kind: string
  onDone: () => void
}

/** Listbox below the field of the search. */
export function SearchSuggestions({ field, kind, onDone }: SearchSuggestionsProps) {
  const { t } = useLingui()
  const router = useRouter()
  const recent = useRecent(field.isOpen)
  const groups = useSuggestions(field.typed, field.isOpen, kind, recent.recent)
  function choose({ href, recent: again, popular, label }: Suggestion) {
    if (again || popular) recent.remember(label)
    router.push(href)
    onDone()
  }
  return (
    <OptionList
      field={field}
      className={css.list}
      label={t`Suggestions`}
      groups={groups}
      keyOf={({ key }) => key}
      draw={(row) => <SuggestionRow row={row} typed={field.typed} onForget={recent.forget} />}
      foot={<Foot onClear={groups[0]?.rows[0]?.recent && recent.forgetAll} count={groups.reduce((sum, { rows }) => sum + rows.length, 0)} />}
      onChoose={choose}
      onDelete={({ recent: past, label }) => past && recent.forget(label)}
    />
  )
}

function Foot({ onClear, count }: { onClear: (() => void) | undefined; count: number }) {
  const { t } = useLingui()
  const stay = (event: MouseEvent) => event.preventDefault()
  return (
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
      {onClear ? (
        <button type="button" className={`link ${css.clear}`} onMouseDown={stay} onClick={onClear}>{t`Clear recent searches`}</button>
      ) : (
        <span className="push">
          <Plural value={count} one="# suggestion" other="# suggestions" />
        </span>
      )}
    </div>
  )
}
