import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { disputes } from '#features/disputes/contract.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import type { ShownDispute } from './shown-dispute.ts'

/** What goes back to the buyer, and why: both read the reason. */
export function DecideForm({ dispute: { id, asked, currency } }: { dispute: ShownDispute }) {
  const { t } = useLingui()
  const most = moneyText({ amount: asked, currency }, useNumbers())
  const [amount, setAmount] = useState<number | undefined>(asked)
  const [send_back, setSendBack] = useState(false)
  const [note, setNote] = useState('')
  const { act, busy, refusal } = useAct(disputes.decide, t({ message: 'Decided', context: 'a dispute' }))
  async function decide(event: React.FormEvent) {
    event.preventDefault()
    await act({ id, amount: amount ?? 0, send_back, note })
  }
  return (
    <form className={`${css.block} ${css.form}`} method="post" noValidate onSubmit={decide}>
      <Refused refusal={refusal} fields={{ amount: t`Back to the buyer`, note: t`Why? Both read it` }} />
      <Check label={t`Send it back first, then give back ${most}`} checked={send_back} onChange={(event) => setSendBack(event.target.checked)} />
      {!send_back && (
        <MoneyField
          id={`give-${id}`}
          label={t`Back to the buyer`}
          hint={t`At most ${most}`}
          {...{ currency, amount }}
          onAmount={setAmount}
          error={errorAt(refusal, 'amount')}
        />
      )}
      <TextArea
        id={`note-${id}`}
        label={t`Why? Both read it`}
        required
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={errorAt(refusal, 'note')}
      />
      <p className="row">
        <Button type="submit" variant="fill" pending={busy ? t`Deciding…` : undefined}>{t`Decide`}</Button>
      </p>
    </form>
  )
}
