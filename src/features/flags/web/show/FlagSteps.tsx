import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { flags } from '../../contract.ts'
import css from '../Flags.module.css'
import { type FlagShown, useFlagCall } from '../flag-answer.ts'

/** What the rules leave open to a party now, with a line to go with it. */
export function FlagSteps({ flag }: { flag: FlagShown }) {
  const { t } = useLingui()
  const { id, may, role, status, stamp_id, changed_facts, round } = flag
  const [note, setNote] = useState('')
  const call = {
    request_removal: useFlagCall(flags.requestRemoval, id),
    agree: useFlagCall(flags.agree, id),
    disagree: useFlagCall(flags.disagree, id),
    withdraw: useFlagCall(flags.withdraw, id),
    mend: useFlagCall(flags.mend, id),
    appeal: useFlagCall(flags.appeal, id),
  }
  const text = note.trim()
  const steps = [
    { step: 'request_removal' as const, label: t`Ask the flagger to agree`, run: () => call.request_removal.run({ id, note: text }), fill: true },
    { step: 'agree' as const, label: t`Agree: it is corrected`, run: () => call.agree.run({ id }), fill: true },
    { step: 'disagree' as const, label: t`It is not corrected`, run: () => call.disagree.run({ id, note: text }), fill: false },
    { step: 'mend' as const, label: t`I have corrected it`, run: () => call.mend.run({ id, note: text }), fill: true },
    { step: 'appeal' as const, label: t`Appeal to a fresh jury`, run: () => call.appeal.run({ id, note: text }), fill: false },
    { step: 'withdraw' as const, label: t`Take the flag back`, run: () => call.withdraw.run({ id }), fill: false },
  ].filter(({ step }) => may.includes(step))
  const mends = role === 'owner' && changed_facts.length === 0 && ((status === 'opened' && round === 1) || status === 'accepted')
  if (!steps.length && !mends) return null
  const words = steps.some(({ step }) => step !== 'agree' && step !== 'withdraw')
  return (
    <section className={css.panel} aria-labelledby="steps">
      <h2 id="steps">{t`What you can do`}</h2>
      {steps.map(({ step }) => (
        <Refused key={step} refusal={call[step].refusal} />
      ))}
      {mends && stamp_id && (
        <>
          <Note>{t`If the flag is right, correct the item: then the flagger is asked to agree.`}</Note>
          <Button href={`/stamp-items/${stamp_id}/edit`} icon="pencil-simple">{t`Correct the item`}</Button>
        </>
      )}
      {words && <TextArea id="step-note" label={t`A word with it`} maxLength={2_000} value={note} onChange={({ target }) => setNote(target.value)} />}
      <div className={css.steps}>
        {steps.map(({ step, label, run, fill }) => (
          <Button
            key={step}
            variant={fill ? 'fill' : 'plain'}
            disabled={step === 'appeal' && !text}
            pending={call[step].busy ? t`One moment…` : undefined}
            onClick={() => void run()}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
