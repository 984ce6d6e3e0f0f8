import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import { SEARCH_RESULT } from '#features/products/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import type { RouterLocation } from '#web/router/history.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useComboboxField } from '#web/ui/combobox/use-combobox-field.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useKinds } from './kinds/use-kinds.ts'
import css from './SearchBox.module.css'
import { useRecent } from './use-recent.ts'

const SearchSuggestions = lazyPart(() => import('./SearchSuggestions.tsx').then(({ SearchSuggestions }) => SearchSuggestions))

/** Search of the header, with suggestions. Progressive enhancement: a GET form; Enter searches with or without script. */
export function SearchBox({ className = '', hero }: { className?: string; hero?: boolean }) {
  const { t } = useLingui()
  const [searched, kind] = searchedIn(useLocation())
  const { field, props } = useComboboxField(searched)
  const beside = useKindBeside(field.input)
  const kinds = useKinds()
  const { remember } = useRecent(false)
  const { input, setText } = field
  useEffect(() => setText(searched), [searched])
  /** Closes the list, and the full-screen search of phones. */
  const done = () => {
    field.setOpen(false)
    input.current?.closest('dialog')?.close()
  }
  const submit = () => {
    const text = input.current?.value.trim()
    if (text) remember(text, beside.kind)
    done()
  }
  return (
    <search className={`search ${className}`} aria-label={hero ? t`Search the market` : t`Site search`}>
      <form className={css.form} action={SEARCH_RESULT} onSubmit={submit} onFocus={beside.read}>
        <select name="searchable_type" aria-label={t`Category`} key={kind} defaultValue={kind} onChange={beside.read}>
          <option value="">{t`All Categories`}</option>
          {kinds.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <input
          {...props}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="search"
          maxLength={80}
          aria-label={t`Search`}
          placeholder={t`Country, year, catalogue number`}
        />
        {field.used && <SearchSuggestions field={field} kind={beside.kind} onDone={done} />}
        <button className="search-go" type="submit" aria-label={t`Search`}>
          <Icon name="magnifying-glass" />
        </button>
      </form>
    </search>
  )
}

/** Kind selected beside the field; empty for all. Read again with each focus, because a browser may restore the form by itself. */
function useKindBeside(input: RefObject<HTMLInputElement | null>) {
  const [kind, setKind] = useState('')
  const read = () => {
    const form = input.current?.form
    setKind(form ? `${new FormData(form).get('searchable_type') ?? ''}` : '')
  }
  return { kind, read }
}

function searchedIn({ pathname, search }: RouterLocation): [string, string] {
  const asked = pathname === SEARCH_RESULT ? new URLSearchParams(search) : new URLSearchParams()
  return [asked.get('search') ?? '', asked.get('searchable_type') ?? '']
}
