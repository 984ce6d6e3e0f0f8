import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { disputes } from '../contract.ts'
import { useDisputeCall } from './use-dispute-call.ts'
import type { Disputed, ShownDispute } from './use-dispute-words.ts'

interface FormProps {
  disputed: Disputed
  dispute: ShownDispute
  onClose: () => void
}

export function OfferForm({ disputed: { order_id, currency }, dispute: { id }, onClose }: FormProps) {
  const { t } = useLingui()
  const [amount, setAmount] = useState<number>()
  const [note, setNote] = useState('')
  const { run, busy, refusal } = useDisputeCall(disputes.offer, order_id)
  async function offer(event: React.FormEvent) {
    event.preventDefault()
    if (await run({ id, amount: amount ?? 0, note })) onClose()
  }
  return (
    <form className="stack" method="post" noValidate onSubmit={offer}>
      <Refused refusal={refusal} fields={{ amount: t`You give back` }} />
      <MoneyField
        id="offer-amount"
        label={t`You give back`}
        required
        above
        {...{ currency, amount }}
        onAmount={setAmount}
        error={errorAt(refusal, 'amount')}
      />
      <TextArea
        id="offer-note"
        label={t`A word to the buyer`}
        optional
        maxLength={2_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className="row row--wrap">
        <Button type="submit" variant="fill" pending={busy ? t`One moment…` : undefined}>{t`Make the offer`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </p>
    </form>
  )
}

export function SendBackForm({ disputed: { order_id }, dispute: { id }, onClose }: FormProps) {
  const { t } = useLingui()
  const { run, busy, refusal } = useDisputeCall(disputes.sendBack, order_id)
  async function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    if (await run({ id, carrier: String(given.get('carrier')), tracking: String(given.get('tracking')) })) onClose()
  }
  return (
    <form className="stack" method="post" noValidate onSubmit={send}>
      <Refused refusal={refusal} fields={{ carrier: t`Carrier`, tracking: t`Tracking number` }} />
      <TextField
        id="return-carrier"
        name="carrier"
        label={t`Carrier`}
        required
        maxLength={80}
        autoComplete="off"
        error={errorAt(refusal, 'carrier')}
      />
      <TextField id="return-tracking" name="tracking" label={t`Tracking number`} optional maxLength={80} autoComplete="off" />
      <p className="row row--wrap">
        <Button type="submit" variant="fill" pending={busy ? t`One moment…` : undefined}>{t`I have sent it back`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </p>
    </form>
  )
}
