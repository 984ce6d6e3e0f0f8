import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { reports } from '../../contract.ts'
import { type Reason, reasons } from '../../rules.ts'
import { useReasons } from '../use-report-words.ts'
import type { DecisionDraft } from './decision-draft.ts'

interface ReasonFieldsProps {
  draft: DecisionDraft
  onSet: (more: Partial<DecisionDraft>) => void
}
/** The rule and the facts, as the member reads them; what is written often can be kept and used again. */
export function ReasonFields({ draft, onSet }: ReasonFieldsProps) {
  const { t } = useLingui()
  const names = useReasons()
  const kept = useMaybe(reports.cannedAnswers, {}, true)?.answers ?? []
  const choose = (id: string) => {
    const one = kept.find((answer) => answer.id === id)
    if (one) onSet({ clause: one.clause, facts: one.facts })
  }
  return (
    <>
      {kept.length > 0 && (
        <Select
          id="canned"
          label={t`Kept answers`}
          optional
          placeholder={t`Choose`}
          choices={kept.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <Select
        id="ground"
        label={t`Ground`}
        value={draft.ground}
        choices={[
          { value: 'terms', label: t`Terms and conditions` },
          { value: 'law', label: t`The law` },
        ]}
        onChange={({ target }) => onSet({ ground: target.value === 'law' ? 'law' : 'terms' })}
      />
      <Select
        id="clause"
        label={t`Which rule`}
        required
        placeholder={t`Choose`}
        value={draft.clause ?? ''}
        choices={reasons.map((value) => ({ value, label: names[value] }))}
        onChange={({ target }) => target.value && onSet({ clause: target.value as Reason })}
      />
      <TextArea
        id="facts"
        label={t`What happened. The member reads it.`}
        required
        maxLength={2_000}
        value={draft.facts}
        onChange={({ target }) => onSet({ facts: target.value })}
      />
      {draft.clause && draft.facts.trim() && <KeepAnswer clause={draft.clause} facts={draft.facts.trim()} />}
    </>
  )
}

function KeepAnswer({ clause, facts }: { clause: Reason; facts: string }) {
  const { t } = useLingui()
  const store = useQueryClient()
  const [title, setTitle] = useState('')
  const { run, busy, refusal } = useCommand(reports.keepCannedAnswer, { aside: true })
  async function keep() {
    if (refused(await run({ title: title.trim(), clause, facts }))) return
    setTitle('')
    await store.touched(new Set(['report_answers:all']))
  }
  return (
    <div className="row row--wrap">
      <Refused refusal={refusal} />
      <TextField
        id="canned-title"
        label={t`Keep it for all moderators as`}
        maxLength={80}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button size="s" disabled={!title.trim()} pending={busy ? t`One moment…` : undefined} onClick={() => void keep()}>{t`Keep`}</Button>
    </div>
  )
}
