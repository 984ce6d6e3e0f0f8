import { useLingui } from '@lingui/react/macro'

/** When the page was saved, or that it is not yet. */
export function SavedBadge({ saved, flawed }: { saved: Date | undefined; flawed: boolean }) {
  const { i18n, t } = useLingui()
  const time = saved && new Intl.DateTimeFormat(i18n.locale, { hour: 'numeric', minute: '2-digit' }).format(saved)
  return (
    <span className="badge" role="status">
      {flawed ? t`Not saved yet` : time ? t`Saved ${time}` : t`Every change is saved by itself`}
    </span>
  )
}
