import { Plural, useLingui } from '@lingui/react/macro'
import { SEARCH_RESULT } from '#features/products/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import type { RouterLocation } from '#web/router/history.ts'
import { useLocation } from '#web/router/use-router.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './SearchBox.module.css'
import { kinds } from './search-kinds.ts'
import { optionId, useCombobox } from './use-combobox.ts'
import { useKinds } from './use-kinds.ts'

const SearchSuggestions = lazyPart(() => import('./SearchSuggestions.tsx').then(({ SearchSuggestions }) => SearchSuggestions))

/** Search of the header, with suggestions. Progressive enhancement: a GET form; Enter searches with or without script. */
export function SearchBox({ className = '', hero }: { className?: string; hero?: boolean }) {
  const { t } = useLingui()
  const [searched, kind] = searchedIn(useLocation())
  const box = useCombobox(searched)
  const { count } = box
  const words = useKinds()
  return (
    <search className={`search ${className}`} aria-label={hero ? t`Search the market` : t`Site search`} onBlur={box.leave}>
      <form className={css.form} action={SEARCH_RESULT} onSubmit={box.submit}>
        <select name="searchable_type" aria-label={t`Category`} key={kind} defaultValue={kind} onChange={box.read}>
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
        {count > 0 && <SearchSuggestions id={box.id} groups={box.groups} typed={box.typed} active={box.active} onChoose={box.choose} />}
        <span className="vh" role="status">
          {count > 0 && <Plural value={count} one="# suggestion" other="# suggestions" />}
        </span>
      </form>
    </search>
  )
}

function searchedIn({ pathname, search }: RouterLocation): [string, string] {
  const asked = pathname === SEARCH_RESULT ? new URLSearchParams(search) : new URLSearchParams()
  return [asked.get('search') ?? '', asked.get('searchable_type') ?? '']
}
