import { Plural, useLingui } from '@lingui/react/macro'
import { FOR_SALE } from '#features/products/web/public.tsx'
import { later } from '#web/later.tsx'
import type { Here } from '#web/trail.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useHere } from '#web/use-router.ts'
import css from './SearchBox.module.css'
import { optionId, useCombobox } from './use-combobox.ts'

const SearchSuggestions = later(() => import('./SearchSuggestions.tsx').then(({ SearchSuggestions }) => SearchSuggestions))

/** A plain form: Enter always searches, with or without script. It shows what was searched for, and offers while one types. */
export function SearchBox({ className = '', hero }: { className?: string; hero?: boolean }) {
  const { t } = useLingui()
  const [searched, kind] = searchedIn(useHere())
  const box = useCombobox(searched)
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
        {count > 0 && <SearchSuggestions id={box.id} groups={box.groups} typed={box.typed} active={box.active} onChoose={box.choose} />}
        <span className="vh" role="status">
          {count > 0 && <Plural value={count} one="# suggestion" other="# suggestions" />}
        </span>
      </form>
    </search>
  )
}

function searchedIn({ pathname, search }: Here): [string, string] {
  const asked = pathname === FOR_SALE ? new URLSearchParams(search) : new URLSearchParams()
  const [kind, ...others] = asked.getAll('item_kind')
  return [asked.get('search') ?? '', others.length ? '' : (kind ?? '')]
}
