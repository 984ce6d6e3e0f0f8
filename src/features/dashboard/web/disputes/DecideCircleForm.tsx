import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { circles } from '#features/circles/contract.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import type { ComplaintInCircle } from './complaint-in-circle.ts'

type End = 'sender' | 'receiver' | 'receiver_keeps'

/** Who is right: the deposit of this parcel goes there. The other parcels of the circle are not touched. */
export function DecideCircleForm({ complaint: { id, sender, receiver, reason } }: { complaint: ComplaintInCircle }) {
  const { t } = useLingui()
  const [end, setEnd] = useState<End>(reason === 'not_arrived' ? 'receiver' : 'receiver_keeps')
  const [note, setNote] = useState('')
  const { act, busy, refusal } = useAct(circles.decide, t({ message: 'Decided', context: 'a complaint in a trade circle' }))
  async function decide(event: FormEvent) {
    event.preventDefault()
    await act({ id, outcome: end === 'sender' ? 'sender' : 'receiver', keeps: end === 'receiver_keeps', note })
  }
  const why = t`Why? Both read it`
  const [from, to] = [sender.full_name, receiver.full_name]
  return (
    <form className={`${css.block} ${css.form}`} method="post" noValidate onSubmit={decide}>
      <Refused refusal={refusal} fields={{ note: why }} />
      <RadioCards
        label={t`Who is right`}
        name={`end-${id}`}
        value={end}
        onValue={(value) => setEnd(value as End)}
        cards={[
          { value: 'receiver', label: to, line: t`The deposit goes to them. The item has not arrived: it stays with who sent it.` },
          { value: 'receiver_keeps', label: t`${to}, who has the item`, line: t`The deposit goes to them, and the item is theirs.` },
          { value: 'sender', label: from, line: t`The deposit goes back to them, and the item counts as arrived.` },
        ]}
      />
      <TextArea
        id={`why-${id}`}
        label={why}
        maxLength={500}
        required
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={errorAt(refusal, 'note')}
      />
      <p className="row">
        <Button type="submit" variant="fill" pending={busy ? t`Settling…` : undefined}>{t`Decide`}</Button>
      </p>
    </form>
  )
}
