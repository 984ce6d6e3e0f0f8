import { useLingui } from '@lingui/react/macro'
import css from './Presence.module.css'
import type { PresenceShown } from './use-presences.ts'

/** Beside a portrait: green for online, hollow for away, nothing for whoever is not here. */
export function PresenceDot({ shown }: { shown: PresenceShown | undefined }) {
  const { t } = useLingui()
  if (!shown || shown.state === 'offline') return null
  return (
    <span className={css.dot} data-state={shown.state}>
      <span className="vh">
        {shown.state === 'online' ? t`Online` : t({ message: 'Away', context: 'a member whose page is open but who does nothing' })}
      </span>
    </span>
  )
}
