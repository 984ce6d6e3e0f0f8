import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#web/query/online.ts'
import { Note } from '#web/ui/messages/Note.tsx'

/** Offline, the price may be old and nothing can be placed. A lost live connection is told by the bar of the shell; the lot then asks by itself. */
export function ConnectionNote() {
  const { t } = useLingui()
  if (useOnline()) return null
  return <Note tone="warn">{t`You are offline. This price may be old, and no bid can be placed; nothing is sent later by itself.`}</Note>
}
