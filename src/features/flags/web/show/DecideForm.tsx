import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { flags } from '../../contract.ts'
import css from '../Flags.module.css'
import { type FlagShown, useFlagCall } from '../flag-answer.ts'

type Decided = Pick<FlagShown, 'id' | 'status' | 'round' | 'field'>
type Verdict = 'accept' | 'reject' | 'decline' | 'resolve'

/** A moderator's decision, with the reason that both parties read. `judges`: no jury does, or none any more. */
export function DecideForm({ flag: { id, status, round, field }, judges }: { flag: Decided; judges: boolean }) {
  const { t } = useLingui()
  const [verdict, setVerdict] = useState<Verdict>()
  const [note, setNote] = useState('')
  const { run, busy, refusal } = useFlagCall(flags.decide, id)
  const right = field ? t`The flagger earns 50 coins, and the item is marked` : t`The item is marked, no coins move`
  const wrong = field ? t`The flagger is charged 100 coins` : t`No coins move`
  const cards = [
    ...(judges ? [{ value: 'accept', label: t`The flag is right`, line: right }] : []),
    ...(judges ? [{ value: 'reject', label: t`The flag is not right`, line: wrong }] : []),
    ...(status === 'flag-removal-request' ? [{ value: 'resolve', label: t`The item is corrected`, line: t`The flagger earns 50 coins` }] : []),
    ...(round === 1 ? [{ value: 'decline', label: t`Decline it`, line: t`No coins move` }] : []),
  ]
  return (
    <section className={css.panel} aria-labelledby={`decide-${id}`}>
      <h2 id={`decide-${id}`}>{t`Decide as a moderator`}</h2>
      <Refused refusal={refusal} fields={{ note: t`Reason` }} />
      <RadioCards
        label={t`Decision`}
        hideLabel
        name={`verdict-${id}`}
        cards={cards}
        value={verdict ?? ''}
        onValue={(value) => setVerdict(value as Verdict)}
      />
      <TextArea
        id={`decide-note-${id}`}
        label={t`Reason`}
        hint={t`Both parties read it.`}
        required
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        variant="fill"
        disabled={!verdict || !note.trim()}
        pending={busy ? t`One moment…` : undefined}
        onClick={() => verdict && void run({ id, verdict, note: note.trim() })}
      >{t`Decide`}</Button>
    </section>
  )
}
