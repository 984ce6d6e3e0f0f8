import { useLingui } from '@lingui/react/macro'
import { useLiveState } from '#web/live/use-live-state.ts'
import { useOnline } from '#web/query/online.ts'
import { Note } from '#web/ui/messages/Note.tsx'

/** What is on the screen may be old, and says so. */
export function ConnectionNote() {
  const { t } = useLingui()
  const online = useOnline()
  const live = useLiveState()
  return (
    <div role="status">
      {!online && <Note tone="warn">{t`You are offline. This price may be old, and no bid can be placed; nothing is sent later by itself.`}</Note>}
      {online && live === 'lost' && <Note tone="warn">{t`The live connection is lost. We ask for the price every few seconds until it is back.`}</Note>}
    </div>
  )
}
