import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/router/use-site.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Presence.module.css'
import type { PresenceShown } from './use-presences.ts'

/** The same in words; of whoever is not here, when they were last. */
export function PresenceWords({ shown }: { shown: PresenceShown | undefined }) {
  const { t } = useLingui()
  const { today } = useSite()
  if (!shown) return null
  const { state, last_seen_at: at } = shown
  if (state === 'online') return <small className={css.words}>{t`Online`}</small>
  if (state === 'away')
    return <small className={css.words}>{t({ message: 'Away', context: 'a member whose page is open but who does nothing' })}</small>
  if (!at) return null
  return (
    <small className={css.words}>
      <Trans>
        Last seen <DateTime at={at} show={at.startsWith(today) ? 'time' : 'date'} />
      </Trans>
    </small>
  )
}
