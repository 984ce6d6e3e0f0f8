import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSite } from '#web/router/use-site.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Chat.module.css'

/** A line between the messages of two days. */
export function Day({ at, before }: { at: string; before: string | undefined }) {
  const { t } = useLingui()
  const { today } = useSite()
  if (before?.slice(0, 10) === at.slice(0, 10)) return null
  return (
    <li className={css.day}>
      <Wave />
      {at.startsWith(today) ? t`Today` : <DateTime at={at} show="date" />}
      <Wave />
    </li>
  )
}

/** The wavy lines of a machine cancel. */
function Wave() {
  const id = useId()
  return (
    <svg height="15" aria-hidden="true">
      <defs>
        <pattern id={id} width="24" height="15" patternUnits="userSpaceOnUse">
          <path d="M0 3.5q6-3.5 12 0t12 0M0 8q6-3.5 12 0t12 0M0 12.5q6-3.5 12 0t12 0" fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="15" fill={`url(#${id})`} />
    </svg>
  )
}
