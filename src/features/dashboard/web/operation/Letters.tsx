import { useLingui } from '@lingui/react/macro'
import { upkeep } from '#features/upkeep/contract.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { FailedList, FailedRow } from './FailedList.tsx'
import type { ShownWork } from './shown-work.ts'

/** Letters that the mail server has refused: given up, or tried again later. */
export function Letters({ letters }: { letters: ShownWork['letters'] }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useAct(upkeep.retryLetter, t`It is on its way again.`)
  return (
    <FailedList id="letters" title={t`Letters that failed`} refusal={refusal}>
      {letters.map(({ id, recipient, template, attempts, dead_at, due_at, last_error }) => (
        <FailedRow
          key={id}
          name={
            <>
              <b className="strong">
                <bdi>{recipient}</bdi>
              </b>{' '}
              <code className={css.code}>{template}</code>
            </>
          }
          why={last_error}
          act={<Button size="s" disabled={busy} onClick={() => void act({ id })}>{t`Send again`}</Button>}
        >
          {t`Attempts: ${attempts}`} · {dead_at ? t`Given up:` : t`Next attempt:`} <DateTime at={dead_at ?? due_at} />
        </FailedRow>
      ))}
    </FailedList>
  )
}
