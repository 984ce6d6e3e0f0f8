import { Trans } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'

/** Result of verifying the hash chain of the audit log. */
export function ChainNote() {
  const { chain } = useData(dashboard.chain, {})
  const { unbroken, links, up_to, head, broken_at, waiting } = chain
  if (!unbroken)
    return (
      <Note tone="bad" role="alert">
        <Trans>The log does not agree with its checksums from entry {broken_at} on: it has been changed.</Trans>
      </Note>
    )
  return (
    <Note tone="good">
      <p>
        {up_to ? (
          <Trans>
            The log is unchanged up to <DateTime at={up_to} />: the checksums of its last {links} entries were verified just now. Entries not yet
            covered: {waiting}.
          </Trans>
        ) : (
          <Trans>The log has no checked entry yet.</Trans>
        )}
      </p>
      <p className={css.code}>{head.slice(0, 32)}</p>
    </Note>
  )
}
