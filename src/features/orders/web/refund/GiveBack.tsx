import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { moneyText } from '#kernel/written/money-text.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { orders } from '../../contract.ts'
import { sellersReasons } from '../../rules.ts'
import type { ShownOrder } from '../order/shown-order.ts'
import { useOrderCall } from '../order/use-order-call.ts'
import { useRefundReasons } from './use-refund-words.ts'

type SellersReason = (typeof sellersReasons)[number]

/** The seller gives back a part of what was paid, or all of it. */
export function GiveBack({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { id, total, refunded, currency } = order
  const { t } = useLingui()
  const toast = useToast()
  const numbers = useNumbers()
  const [amount, setAmount] = useState<number>()
  const [reason, setReason] = useState<SellersReason>('missing')
  const [note, setNote] = useState('')
  const { run, busy, refusal } = useOrderCall(orders.refund, id)
  const left = moneyText({ amount: total - refunded, currency }, numbers)
  async function give() {
    if (!(await run({ id, amount: amount ?? 0, reason, note }))) return
    onClose()
    toast({ title: t`It is on its way back` })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Give money back`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="fill" onClick={give} pending={busy ? t`Giving back…` : undefined}>{t`Give it back`}</Button>
        </>
      }
    >
      <div className="stack">
        <WhereFrom order={order} />
        <Refused refusal={refusal} fields={{ amount: t`Amount` }} />
        <MoneyField
          id="refund-amount"
          label={t`Amount`}
          hint={t`At most ${left}`}
          required
          above
          currency={currency}
          amount={amount}
          onAmount={setAmount}
          error={errorAt(refusal, 'amount')}
        />
        <RefundWhy {...{ reason, setReason, note, setNote }} />
      </div>
    </Dialog>
  )
}

function WhereFrom({ order: { buyer, released_at } }: { order: ShownOrder }) {
  const { t } = useLingui()
  return (
    <p className="text-2">
      {released_at
        ? t`It goes to the card of ${buyer.full_name}, from your available balance. What that lacks is taken from what you earn next. Our commission on it goes back to you.`
        : t`It goes to the card of ${buyer.full_name}, from your reserved balance. Our commission on it goes back to you.`}
    </p>
  )
}

interface WhyProps {
  reason: SellersReason
  setReason: (reason: SellersReason) => void
  note: string
  setNote: (note: string) => void
}
function RefundWhy({ reason, setReason, note, setNote }: WhyProps) {
  const { t } = useLingui()
  const reasons = useRefundReasons()
  return (
    <>
      <Select
        id="refund-reason"
        label={t`Why?`}
        choices={sellersReasons.map((value) => ({ value, label: reasons[value] }))}
        value={reason}
        onChange={({ target }) => setReason(target.value as SellersReason)}
      />
      <TextArea
        id="refund-note"
        label={t`A word to the buyer`}
        optional
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </>
  )
}
