import { useLingui } from '@lingui/react/macro'
import { upkeep } from '#features/upkeep/contract.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { FailedList, FailedRow } from './FailedList.tsx'
import type { ShownWork } from './shown-work.ts'

export function Events({ events }: { events: ShownWork['events'] }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useAct(upkeep.retryEvent, t`It is delivered again.`)
  return (
    <FailedList id="events" title={t`Events that were given up`} refusal={refusal}>
      {events.map(({ id, name, attempts, dead_at, last_error }) => (
        <FailedRow
          key={id}
          name={<code className={css.code}>{name}</code>}
          why={last_error}
          act={<Button size="s" disabled={busy} onClick={() => void act({ id })}>{t`Deliver again`}</Button>}
        >
          {t`Attempts: ${attempts}`} · {t`Given up:`} <DateTime at={dead_at} />
        </FailedRow>
      ))}
    </FailedList>
  )
}
