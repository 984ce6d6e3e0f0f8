import { Plural, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { FOR_SALE } from '#features/products/web/public.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import css from './SearchBox.module.css'
import { optionId, SearchSuggestions } from './SearchSuggestions.tsx'
import { useCombobox } from './use-combobox.ts'

/** A plain form: Enter always searches, with or without script. It shows what was searched for, and offers while one types. */
export function SearchBox({ className = '', hero }: { className?: string; hero?: boolean }) {
  const { t } = useLingui()
  const [searched, kind] = useRouterState({ select: ({ location }) => searchedIn(location.pathname, location.searchStr) }).split('\n')
  const box = useCombobox(searched!)
  const { count } = box
  const categories = { stamp: t`Stamps`, coin: t`Coins`, banknote: t`Banknotes` }
  return (
    <search className={`search ${className}`} aria-label={hero ? t`Search the market` : t`Site search`} onBlur={box.leave}>
      <form className={css.form} action={FOR_SALE} onSubmit={box.submit}>
        <select name="item_kind" aria-label={t`Category`} key={kind} defaultValue={kind}>
          <option value="">{t`All Categories`}</option>
          {Object.entries(categories).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
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
  const asked = path === FOR_SALE ? new URLSearchParams(query) : new URLSearchParams()
  return `${asked.get('search') ?? ''}\n${asked.getAll('item_kind').length === 1 ? asked.get('item_kind') : ''}`
}
