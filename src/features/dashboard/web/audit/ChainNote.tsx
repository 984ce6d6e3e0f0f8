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
        <Trans>The chain is broken at link {broken_at}: somebody has touched the log.</Trans>
      </Note>
    )
  return (
    <Note tone="good">
      <p>
        {up_to ? (
          <Trans>
            The chain is unbroken up to <DateTime at={up_to} />: the last {links} links were walked just now, {waiting} entries wait for theirs.
          </Trans>
        ) : (
          <Trans>The chain has no link yet.</Trans>
        )}
      </p>
      <p className={css.code}>{head.slice(0, 32)}</p>
    </Note>
  )
}
