import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { type DecisionId, reports } from '../../contract.ts'
import css from '../Reports.module.css'

/** Once: what is wrong about the decision, in one's own words. */
export function AppealForm({ id }: { id: DecisionId }) {
  const { t } = useLingui()
  const [toast, store] = [useToast(), useQueryClient()]
  const [body, setBody] = useState('')
  const { run, busy, refusal } = useCommand(reports.appeal)
  async function send() {
    if (!refused(await run({ id, body: body.trim() }))) toast({ title: t`Your appeal is sent.` })
    store.touched(new Set([`decision:${id}`]))
  }
  return (
    <div className={css.form}>
      <Refused refusal={refusal} fields={{ body: t`What is wrong about it` }} ids={{ body: 'appeal-body' }} />
      <TextArea
        id="appeal-body"
        label={t`What is wrong about it`}
        required
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={errorAt(refusal, 'body')}
      />
      <p className="row">
        <Button variant="fill" disabled={!body.trim()} pending={busy ? t`Sending` : undefined} onClick={() => void send()}>{t`Appeal`}</Button>
      </p>
    </div>
  )
}
