import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { Icon } from '#web/ui/Icon.tsx'
import css from './SearchBox.module.css'

/** A plain form: Enter always searches, with or without script. It shows what was searched for. */
export function SearchBox({ className = '', hero }: { className?: string; hero?: boolean }) {
  const { t } = useLingui()
  const searched = useRouterState({
    select: ({ location }) => (location.pathname === '/marketplace/for-sale' ? (new URLSearchParams(location.searchStr).get('search') ?? '') : ''),
  })
  return (
    <search className={`search ${className}`} aria-label={hero ? t`Search the market` : t`Site search`}>
      <form className={css.form} action="/marketplace/for-sale">
        <input
          key={searched}
          type="search"
          name="search"
          maxLength={80}
          defaultValue={searched}
          aria-label={t`Search`}
          placeholder={t`Country, year, catalogue number`}
          autoComplete="off"
        />
        <button className="search-go" type="submit" aria-label={t`Search`}>
          <Icon name="magnifying-glass" />
        </button>
      </form>
    </search>
  )
}
