import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import type { Reportable } from '#web/browser/report.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { reports } from '../../contract.ts'
import { type Reason, reasons } from '../../rules.ts'
import { REPORTS } from '../report-answer.ts'
import { useReasons } from '../use-report-words.ts'

/** Why, and in words what is wrong. Who reports it is told to nobody but the moderators. */
export function ReportForm({ about, onDone }: { about: Reportable; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const names = useReasons()
  const [reason, setReason] = useState<Reason>()
  const [body, setBody] = useState('')
  const { run, busy, refusal } = useCommand(reports.raise)
  async function send() {
    const { type, id, part = 0 } = about
    if (!reason || refused(await run({ reportable_type: type, reportable_id: id, part, reason, body: body.trim() }))) return
    toast({ title: t`Thank you. The moderators look at it.`, text: t`You can see how far it is under your reports.`, href: REPORTS })
    onDone()
  }
  const actions = (
    <span className="row push">
      <Button variant="quiet" onClick={onDone}>{t`Cancel`}</Button>
      <Button
        variant="fill"
        disabled={!reason || (reason === 'other' && !body.trim())}
        pending={busy ? t`Sending` : undefined}
        onClick={() => void send()}
      >
        {t`Send the report`}
      </Button>
    </span>
  )
  return (
    <Dialog open onClose={onDone} title={t`Report ${about.name}`} actions={actions}>
      <Refused refusal={refusal} fields={{ body: t`What is wrong, in your words` }} ids={{ body: 'report-body' }} />
      <RadioCards
        label={t`Why do you report it?`}
        name="report-reason"
        required
        cards={reasons.map((value) => ({ value, label: names[value] }))}
        value={reason ?? ''}
        onValue={(value) => setReason(value as Reason)}
      />
      <TextArea
        id="report-body"
        label={t`What is wrong, in your words`}
        hint={t`Moderators read it as it is now, also if it is changed later. Who it is about is not told who has reported it.`}
        {...(reason === 'other' ? { required: true } : { optional: true })}
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={errorAt(refusal, 'body')}
      />
    </Dialog>
  )
}
