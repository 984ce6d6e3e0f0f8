import { useLingui } from '@lingui/react/macro'
import { upkeep } from '#features/upkeep/contract.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { FailedList, FailedRow } from './FailedList.tsx'
import type { ShownWork } from './shown-work.ts'

/** Background jobs whose last try has failed. */
export function Jobs({ jobs }: { jobs: ShownWork['jobs'] }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useAct(upkeep.retryJob, t`It is tried again.`)
  return (
    <FailedList id="jobs" title={t`Background jobs that failed`} refusal={refusal}>
      {jobs.map(({ id, queue, attempts, failed_at, error }) => (
        <FailedRow
          key={id}
          name={<code className={css.code}>{queue}</code>}
          why={error}
          act={<Button size="s" disabled={busy} onClick={() => void act({ id })}>{t`Try again`}</Button>}
        >
          {t`Attempts: ${attempts}`} · <DateTime at={failed_at} />
        </FailedRow>
      ))}
    </FailedList>
  )
}
