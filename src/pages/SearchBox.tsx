import { Plural, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { SEARCH_RESULT } from '#features/products/web/public.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import css from './SearchBox.module.css'
import { optionId, SearchSuggestions } from './SearchSuggestions.tsx'
import { kinds } from './search-kinds.ts'
import { useCombobox } from './use-combobox.ts'
import { useKinds } from './use-kinds.ts'

/** A plain form: Enter always searches, with or without script. It shows what was searched for, and offers while one types. */
export function SearchBox({ className = '', hero }: { className?: string; hero?: boolean }) {
  const { t } = useLingui()
  const [searched, kind] = useRouterState({ select: ({ location }) => searchedIn(location.pathname, location.searchStr) }).split('\n')
  const box = useCombobox(searched!)
  const { count } = box
  const words = useKinds()
  return (
    <search className={`search ${className}`} aria-label={hero ? t`Search the market` : t`Site search`} onBlur={box.leave}>
      <form className={css.form} action={SEARCH_RESULT} onSubmit={box.submit}>
        <select name="searchable_type" aria-label={t`Category`} key={kind} defaultValue={kind}>
          <option value="">{t`All Categories`}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
        <input
          ref={box.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="search"
          maxLength={80}
          defaultValue={searched}
          aria-label={t`Search`}
          placeholder={t`Country, year, catalogue number`}
          autoComplete="off"
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={box.id}
          aria-autocomplete="list"
          aria-activedescendant={box.active && optionId(box.id, box.active)}
          onFocus={box.open}
          onClick={box.open}
          onInput={box.type}
          onKeyDown={box.press}
        />
        <button className="search-go" type="submit" aria-label={t`Search`}>
          <Icon name="magnifying-glass" />
        </button>
        <SearchSuggestions id={box.id} groups={box.groups} typed={box.typed} active={box.active} onChoose={box.choose} />
        <span className="vh" role="status">
          {count > 0 && <Plural value={count} one="# suggestion" other="# suggestions" />}
        </span>
      </form>
    </search>
  )
}

/** One string, so that it is the same as long as the address is. */
function searchedIn(path: string, query: string): string {
  const asked = path === SEARCH_RESULT ? new URLSearchParams(query) : new URLSearchParams()
  return `${asked.get('search') ?? ''}\n${asked.get('searchable_type') ?? ''}`
}
