import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { reports } from '../../contract.ts'
import { isWhole, type Measure } from '../../rules.ts'
import css from '../Reports.module.css'
import type { CaseShown } from '../report-answer.ts'
import { useMeasures } from '../use-report-words.ts'
import type { DecisionDraft } from './decision-draft.ts'
import { MeasureFields } from './MeasureFields.tsx'
import { ReasonFields } from './ReasonFields.tsx'

/** A measure with its reasons, or none: the member reads what stands here. */
export function DecideForm({ shown }: { shown: CaseShown }) {
  const { t } = useLingui()
  const [toast, store, names] = [useToast(), useQueryClient(), useMeasures()]
  const [draft, setDraft] = useState<DecisionDraft>({ ground: 'terms', facts: '' })
  const set = (more: Partial<DecisionDraft>) => setDraft((was) => ({ ...was, ...more }))
  const { run, busy, refusal } = useCommand(reports.decide)
  const { id, version } = shown.card
  const { measure, facts } = draft
  const is_none = measure === 'none'
  const is_whole = is_none || (measure && isWhole({ ...draft, measure }) && draft.clause && facts.trim())
  async function send() {
    const { scope, days, ground, clause } = draft
    const given = is_none ? {} : { measure: measure as Measure, scope, days, ground, clause, facts: facts.trim() }
    const answer = await run({ id, version, ...given })
    await store.touched(new Set(['report_cases:all']))
    if (!refused(answer)) toast({ title: is_none ? t`The case is closed.` : t`Decided. The member reads the reasons.` })
  }
  const lines: Record<Measure, string> = {
    warn: t`Nothing is taken away`,
    hide: t`Out of sight, for a time or for good`,
    remove: t`Out of sight for good`,
    restrict: t`One thing is taken away for a time`,
    suspend: t`No log-in, and nothing of theirs is shown`,
  }
  const cards = [
    { value: 'none', label: t`No rule is broken`, line: t`The case is closed, nobody is told but who has reported it` },
    ...shown.measures.map((value) => ({ value, label: names[value], line: lines[value] })),
  ]
  return (
    <section className={css.block} aria-labelledby="decide">
      <h2 id="decide">{t`Decide`}</h2>
      <Refused refusal={refusal} fields={{ measure: t`Measure`, facts: t`What happened. The member reads it.` }} />
      <RadioCards
        label={t`Measure`}
        name="measure"
        cards={cards}
        value={measure ?? ''}
        onValue={(value) => setDraft(({ ground, clause, facts }) => ({ ground, ...(clause && { clause }), facts, measure: value as Measure }))}
      />
      {measure && !is_none && <MeasureFields measure={measure} draft={draft} onSet={set} />}
      {measure && !is_none && <ReasonFields draft={draft} onSet={set} />}
      <p className="row">
        <Button variant={is_none ? 'fill' : 'danger-fill'} disabled={!is_whole} pending={busy ? t`Deciding…` : undefined} onClick={() => void send()}>
          {is_none ? t`Close the case` : t`Decide`}
        </Button>
      </p>
    </section>
  )
}
