import { Trans } from '@lingui/react/macro'
import { useOnline } from '../../query/online.ts'
import { Icon } from '../icons/Icon.tsx'

/** Shown while offline, or if live updates are lost. */
export function OfflineBar({ lost = false }: { lost?: boolean }) {
  const online = useOnline()
  return (
    <div role="status">
      {(lost || !online) && (
        <p className="offline">
          <Icon name="wifi-slash" size="s" />
          <span>
            {online ? (
              <Trans>Reconnecting - prices may be out of date</Trans>
            ) : (
              <Trans>You are offline. What you typed stays, and what you send goes out when you are back.</Trans>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
