import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { payments } from '#features/payments/contract.ts'
import { bankStep, type CardHandle, CardPick, useFailure } from '#features/payments/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { useData } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import type { subscriptions } from '../../contract.ts'

interface PayWithCardProps {
  label: string
  back: string
  pay: (payment_method_id: string) => Promise<AnswerOf<typeof subscriptions.start> | Refusal>
}

/** Card and Pay button; continues to 3-D Secure if the bank asks for it. */
export function PayWithCard({ label, back, pay }: PayWithCardProps) {
  const { t } = useLingui()
  const site = useSite()
  const router = useRouter()
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
    const { id, payment } = answer.charge
    if (payment?.status === 'requires_action' && payment.action_url) return location.assign(bankStep(payment.action_url, site))
    router.push(`/subscription/paid?${new URLSearchParams({ charge: id, redirect_back: back || '/setting/account/plan' })}`)
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
