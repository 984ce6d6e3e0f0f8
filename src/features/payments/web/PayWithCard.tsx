import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { useData } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { payments } from '../contract.ts'
import { bankStep } from './bank-step.ts'
import { type CardHandle, CardPick } from './CardPick.tsx'
import { useFailure } from './use-failure.ts'

interface Step {
  status: string
  action_url: string | null
}
interface PayWithCardProps<Answer> {
  label: string
  pay: (payment_method_id: string) => Promise<Answer | Refusal>
  /** The payment of the answer, if there is anything to pay. */
  paymentOf: (answer: Answer) => Step | null
  /** Paid, or under way without a step of the payer. */
  done: (answer: Answer) => void
}

/** Card and Pay button; continues to 3-D Secure if the bank asks for it. Asks `payments.methods`. */
export function PayWithCard<Answer extends object>({ label, pay, paymentOf, done }: PayWithCardProps<Answer>) {
  const { t } = useLingui()
  const site = useSite()
  const { payment_methods } = useData(payments.methods, {})
  const [card, setCard] = useState((payment_methods.find(({ is_default }) => is_default) ?? payment_methods[0])?.payment_method_id)
  const [busy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const failure = useFailure()
  const handle = useRef<CardHandle>(null)
  async function once() {
    const chosen = await handle.current?.chosen()
    if (!chosen) return
    const answer = await pay(chosen)
    if (refused(answer)) {
      if (answer.refused !== 'payment.declined') return
      handle.current?.declined()
      return setDeclined(failure(answer.facts.reason))
    }
    const payment = paymentOf(answer)
    if (payment?.status === 'requires_action' && payment.action_url) return location.assign(bankStep(payment.action_url, site))
    done(answer)
  }
  async function press() {
    if (busy) return
    setBusy(true)
    setDeclined(undefined)
    await once().finally(() => setBusy(false))
  }
  const pick = (id: string | undefined) => {
    setDeclined(undefined)
    setCard(id)
  }
  return (
    <>
      <CardPick ref={handle} value={card} onChange={pick} onSubmit={press} error={declined} />
      <Button variant="fill" size="l" block icon="lock-simple" onClick={press} pending={busy ? t`Paying…` : undefined}>
        {label}
      </Button>
    </>
  )
}
