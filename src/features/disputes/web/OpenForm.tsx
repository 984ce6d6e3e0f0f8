import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { disputes } from '../contract.ts'
import { type DisputeReason, disputeReasons } from '../rules.ts'
import css from './Dispute.module.css'
import { type Disputed, useReasons } from './use-dispute-words.ts'

/** What is wrong, what is asked for, and the pictures that show it. */
export function OpenForm({ disputed: { order_id, left, currency } }: { disputed: Disputed }) {
  const { t } = useLingui()
  const store = useQueryClient()
  const reasons = useReasons()
  const most = moneyText({ amount: left, currency }, useNumbers())
  const pictures = usePictures()
  const [reason, setReason] = useState<DisputeReason>('not_as_described')
  const [amount, setAmount] = useState<number | undefined>(left)
  const [note, setNote] = useState('')
  const { run, busy, refusal } = useCommand(disputes.open)
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`Opening the dispute…` : undefined
  async function open(event: React.FormEvent) {
    event.preventDefault()
    const answer = await run({ id: order_id, reason, amount: amount ?? 0, note, media_ids: pictures.media_ids as never })
    if (!refused(answer)) await store.invalidateQueries({ queryKey: keyOf({ op: disputes.show, input: { id: order_id } }) })
  }
  return (
    <form className={`panel ${css.form}`} method="post" noValidate onSubmit={open}>
      <p className="text-2">{t`The money stays where it is until this is settled. The store has five days to answer; then a moderator decides.`}</p>
      <Refused refusal={refusal} fields={{ amount: t`What you ask for`, note: t`In your words` }} />
      <RadioCards
        name="reason"
        label={t`What is wrong?`}
        value={reason}
        onValue={(value) => setReason(value as DisputeReason)}
        cards={disputeReasons.map((value) => ({ value, label: reasons[value] }))}
      />
      <MoneyField
        id="dispute-amount"
        label={t`What you ask for`}
        hint={t`At most ${most}`}
        required
        above
        {...{ currency, amount }}
        onAmount={setAmount}
        error={errorAt(refusal, 'amount')}
      />
      <TextArea
        id="dispute-note"
        label={t`In your words`}
        required
        maxLength={2_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={errorAt(refusal, 'note')}
      />
      <PicturesField hanging={pictures} label={t`Pictures of what arrived`} max={6} />
      <p className="row">
        <Button type="submit" variant="fill" pending={pending}>{t`Open the dispute`}</Button>
      </p>
    </form>
  )
}
