import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { productOffers } from '../contract.ts'
import type { OfferBoxProps } from './offer-words.ts'

export function MakeOffer({ product_id, name, currency, quantity, onClose }: OfferBoxProps & { onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const [amount, setAmount] = useState<number>()
  const [pieces, setPieces] = useState<number | undefined>(1)
  const [message, setMessage] = useState('')
  const { run, busy, refusal } = useCommand(productOffers.place)
  async function place() {
    const answer = await run({ product_id, amount: (amount ?? null) as number, quantity: (pieces ?? null) as number, message })
    if (refused(answer)) return
    onClose()
    await cache.invalidateQueries({ queryKey: [productOffers.list.http] })
    toast({ title: t`Your offer is placed`, text: name })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Make an offer`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="fill" onClick={() => busy || void place()} pending={busy ? t`Sending` : undefined}>{t`Place offer`}</Button>
        </>
      }
    >
      <div className="stack">
        <p className="text-2">{t`The seller has 48 hours to answer. Accepted, it is held for you for 48 hours, and you pay as usual.`}</p>
        <Refused refusal={refusal} fields={{ amount: t`Your price` }} />
        <MoneyField id="amount" label={t`Your price`} required {...{ currency, amount }} error={errorAt(refusal, 'amount')} onAmount={setAmount} />
        {quantity > 1 && <NumberField id="quantity" label={t`Quantity`} value={pieces} onValue={setPieces} error={errorAt(refusal, 'quantity')} />}
        <TextArea
          id="message"
          label={t`Message`}
          optional
          maxLength={500}
          placeholder={t`Enter your message`}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          error={errorAt(refusal, 'message')}
        />
      </div>
    </Dialog>
  )
}
