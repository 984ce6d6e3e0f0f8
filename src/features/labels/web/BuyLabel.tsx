import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderId } from '#features/orders/contract.ts'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { labels } from '../contract.ts'
import { givenParcel, ParcelFields, type TypedParcel, typedParcel } from './ParcelFields.tsx'
import { RateChoice } from './RateChoice.tsx'

type Rate = AnswerOf<typeof labels.quote>['rates'][number]
interface BuyLabelProps {
  order_id: OrderId
  parcel: AnswerOf<typeof labels.list>['parcel']
  available: number
  onClose: () => void
}

/** First the parcel, then the rates of all carriers, then one of them is paid. */
export function BuyLabel({ order_id, parcel, available, onClose }: BuyLabelProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<TypedParcel>(typedParcel(parcel))
  const [rates, setRates] = useState<readonly Rate[]>([])
  const [rate, setRate] = useState<Rate>()
  const [quote, pay] = [useCommand(labels.quote), usePay(onClose)]
  const numbers = useNumbers()
  const price = rate && moneyText(rate, numbers)
  async function compare() {
    const answer = await quote.run({ order_id, ...givenParcel(typed) } as GivenOf<typeof labels.quote>)
    const found = refused(answer) ? [] : answer.rates
    setRates(found)
    setRate(found[0])
  }
  function change(news: Partial<TypedParcel>) {
    setTyped({ ...typed, ...news })
    setRates([])
    setRate(undefined)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t`Buy a label`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant={rate ? undefined : 'fill'}
            onClick={compare}
            pending={quote.busy ? t`Asking the carriers…` : undefined}
          >{t`Compare rates`}</Button>
          {rate && (
            <Button variant="fill" onClick={() => pay.run(order_id, rate.rate)} pending={pay.busy ? t`Buying…` : undefined}>{t`Pay ${price}`}</Button>
          )}
        </>
      }
    >
      <div className="stack">
        <Refused
          refusal={quote.refusal ?? pay.refusal}
          fields={{ length: t`Length (in)`, width: t`Width (in)`, height: t`Height (in)`, lbs_weight: t`Weight (lb)`, weight: t`and ounces` }}
        />
        <ParcelFields typed={typed} onChange={change} refusal={quote.refusal} />
        {rates.length > 0 && <RateChoice {...{ rates, rate, available }} onRate={setRate} />}
      </div>
    </Dialog>
  )
}

function usePay(onClose: () => void) {
  const { t } = useLingui()
  const [toast, anew] = [useToast(), useRefresh(labels.list)]
  const buying = useCommand(labels.buy)
  return {
    busy: buying.busy,
    refusal: buying.refusal,
    async run(order_id: OrderId, rate: string) {
      const answer = await buying.run({ order_id, rate })
      if (refused(answer)) return
      await anew()
      onClose()
      toast({ title: answer.label.status === 'failed' ? t`The carrier did not sell it. It has cost nothing.` : t`The label is bought` })
    },
  }
}
