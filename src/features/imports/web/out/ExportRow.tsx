import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { imports } from '../../contract.ts'
import type { ExportAnswer } from '../types.ts'

/** A file that is written, ready for some days, or gone. */
export function ExportRow({ one }: { one: ExportAnswer }) {
  const { t } = useLingui()
  const link = useCommand(imports.exportLink)
  async function fetchIt() {
    const answer = await link.run({ id: one.id })
    if (!refused(answer)) location.assign(answer.path)
  }
  const state = {
    waiting: t`Next in line`,
    building: t`Being written: ${one.progress} %`,
    ready: '',
    failed: t`It could not be written. Try again.`,
    expired: t`No longer kept`,
  }
  return (
    <li>
      <span>
        {one.format.toUpperCase()} · <DateTime at={one.created_at} />
      </span>
      {one.status === 'ready' ? (
        <>
          <span className="small text-2">
            {t`Kept until`} <DateTime at={one.expires_at ?? one.created_at} show="date" />
          </span>
          <Button size="s" icon="download-simple" onClick={fetchIt} pending={link.busy ? t`Fetching` : undefined}>
            {t`Download`}
          </Button>
        </>
      ) : (
        <span className="small text-2" role="status">
          {state[one.status]}
        </span>
      )}
    </li>
  )
}
