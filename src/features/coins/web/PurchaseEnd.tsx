import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { bankStep, useCleanAddress } from '#features/payments/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { type CoinPurchaseId, coins } from '../contract.ts'
import { useCoinCart } from './coin-cart.ts'

/** What became of a purchase, where the payment leads back to: it is asked for once, and the cart is emptied when it is paid. */
export function PurchaseEnd({ id }: { id: CoinPurchaseId }) {
  const { t } = useLingui()
  const site = useSite()
  const numbers = useNumbers()
  const { empty } = useCoinCart()
  const { run, busy, answer } = useSettling(id, empty)
  useCleanAddress()
  const purchase = answer?.purchase
  if (busy) return <Note role="status">{t`We ask your bank how it ended. This takes a few seconds.`}</Note>
  if (purchase?.status === 'completed') {
    const number = new Intl.NumberFormat(numbers).format(purchase.coins * purchase.quantity)
    return <Note tone="good" role="status">{t`${number} coins are in your wallet.`}</Note>
  }
  if (purchase?.status === 'refunded' || purchase?.status === 'charged_back') return null
  if (purchase?.status !== 'pending_payment')
    return (
      <Note tone="bad" role="alert">
        {t`The payment did not go through. Nothing was taken.`} <a className="link" href="/wallet/cart">{t`Try again`}</a>
      </Note>
    )
  const step = answer?.payment?.action_url
  return (
    <Note tone="warn" role="status">
      <p>{t`Your bank still waits. Nothing is charged twice.`}</p>
      <p className="row row--wrap">
        {step && <Button size="s" variant="fill" href={bankStep(step, site)}>{t`Go to your bank`}</Button>}
        <Button size="s" onClick={run}>{t`Check again`}</Button>
      </p>
    </Note>
  )
}

type Answer = AnswerOf<typeof coins.settle>

function useSettling(id: CoinPurchaseId, paid: () => void) {
  const { run, busy } = useCommand(coins.settle)
  const [answer, setAnswer] = useState<Answer>()
  const asked = useRef<string>(undefined)
  async function ask() {
    const said = await run({ id })
    if (refused(said)) return setAnswer(undefined)
    setAnswer(said)
    if (said.purchase.status === 'completed') paid()
  }
  useEffect(() => {
    if (asked.current === id) return
    asked.current = id
    void ask()
  })
  return { run: () => void ask(), busy: busy || asked.current !== id, answer }
}
