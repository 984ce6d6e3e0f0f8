import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/Icon.tsx'

/** A plain form: Enter always searches, with or without script. */
export function SearchBox({ className = '' }: { className?: string }) {
  const { t } = useLingui()
  return (
    <form className={`search ${className}`} action="/marketplace/for-sale" role="search" aria-label={t`Site search`}>
      <input type="search" name="search" maxLength={80} aria-label={t`Search`} placeholder={t`Country, year, catalogue number`} autoComplete="off" />
      <button className="search-go" type="submit" aria-label={t`Search`}>
        <Icon name="magnifying-glass" />
      </button>
    </form>
  )
}
