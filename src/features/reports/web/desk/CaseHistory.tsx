import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { reports } from '../../contract.ts'
import css from '../Reports.module.css'
import type { DecisionShown } from '../report-answer.ts'
import { useDecisionStates, useMeasures, useReasons } from '../use-report-words.ts'

/** What was decided about this member before, and in this case. What stands can be taken back. */
export function CaseHistory({ decisions }: { decisions: readonly DecisionShown[] }) {
  const { t } = useLingui()
  const [back, setBack] = useState<DecisionShown>()
  const [measures, names, states] = [useMeasures(), useReasons(), useDecisionStates()]
  if (!decisions.length) return null
  return (
    <section className={css.block} aria-labelledby="history">
      <h2 id="history">{t`Decisions about this member`}</h2>
      <ul className={css.rows}>
        {decisions.map((decision) => (
          <li key={decision.id} className={css.row}>
            <p>
              <b className="strong">{measures[decision.measure]}</b> · <bdi>{decision.title}</bdi> · {names[decision.clause]}{' '}
              <span className="caption">
                <DateTime at={decision.created_at} show="date" /> · {decision.lapsed_at ? t`Its time is over` : states[decision.status]}
              </span>
            </p>
            {(decision.status === 'standing' || decision.status === 'upheld') && (
              <Button size="s" onClick={() => setBack(decision)}>{t`Take it back`}</Button>
            )}
          </li>
        ))}
      </ul>
      {back && <TakeBack decision={back} onDone={() => setBack(undefined)} />}
    </section>
  )
}

function TakeBack({ decision: { id }, onDone }: { decision: DecisionShown; onDone: () => void }) {
  const { t } = useLingui()
  const [toast, store] = [useToast(), useQueryClient()]
  const [body, setBody] = useState('')
  const { run, busy, refusal } = useCommand(reports.reverse)
  async function send() {
    if (refused(await run({ id, body: body.trim() }))) return
    await store.touched(new Set(['report_cases:all']))
    toast({ title: t`The decision is taken back, and the member is told.` })
    onDone()
  }
  const actions = (
    <span className="row push">
      <Button variant="quiet" onClick={onDone}>{t`Cancel`}</Button>
      <Button
        variant="fill"
        disabled={!body.trim()}
        pending={busy ? t`One moment…` : undefined}
        onClick={() => void send()}
      >{t`Take it back`}</Button>
    </span>
  )
  return (
    <Dialog open onClose={onDone} title={t`Take the decision back`} actions={actions}>
      <Refused refusal={refusal} fields={{ body: t`Why? The member reads it.` }} ids={{ body: 'reverse-body' }} />
      <TextArea
        id="reverse-body"
        label={t`Why? The member reads it.`}
        required
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
    </Dialog>
  )
}
