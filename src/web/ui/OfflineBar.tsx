import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'

function listen(then: () => void) {
  const ending = new AbortController()
  addEventListener('online', then, ending)
  addEventListener('offline', then, ending)
  return () => ending.abort()
}

/** Shows while the browser is offline, or while the caller says that live news is lost. */
export function OfflineBar({ lost = false }: { lost?: boolean }) {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {(lost || !online) && (
        <p className="offline">
          <Icon name="wifi-slash" size="s" />
          <Trans>Reconnecting - prices may be out of date</Trans>
        </p>
      )}
    </div>
  )
}
