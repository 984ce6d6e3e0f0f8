import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { badge } from '../parts/badge.ts'

/** Flags that wait for a step of one's own; without one the menu leads there. */
export function FlagLink({ count }: { count: number }) {
  const { t } = useLingui()
  if (!count) return null
  return (
    <a className="icon-btn only-d" href="/flags" aria-label={t`Flags, ${count} wait for you`}>
      <Icon name="flag" />
      <span className="count">{badge(count)}</span>
    </a>
  )
}
