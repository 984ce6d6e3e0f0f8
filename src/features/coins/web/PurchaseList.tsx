import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { coins } from '../contract.ts'
import css from './Coins.module.css'

type Purchase = AnswerOf<typeof coins.wallet>['purchases']['data'][number]

/** Packs that were bought, and what of them can be given back. */
export function PurchaseList() {
  const { t } = useLingui()
  const { purchases } = useData(coins.wallet, {})
  if (!purchases.data.length) return null
  return (
    <section className="section" aria-labelledby="coin-purchases">
      <h2 id="coin-purchases">{t`Packs you have bought`}</h2>
      <ul className={`plain ${css.purchases}`}>
        {purchases.data.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </section>
  )
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { id, coins: size, quantity, amount, currency, status, refundable, coins_refunded, amount_refunded, created_at } = purchase
  const count = (n: number) => new Intl.NumberFormat(numbers).format(n)
  const states = {
    pending_payment: t`Waiting for payment`,
    completed: '',
    cancelled: t`Not paid`,
    refunded: t`Given back`,
    charged_back: t`Taken back by your bank`,
  }
  const [all, price, back] = [
    count(size * quantity),
    moneyText({ amount, currency }, numbers),
    moneyText({ amount: amount_refunded, currency }, numbers),
  ]
  return (
    <li>
      <div className={css.what}>
        <b>{t`${all} coins`}</b> {states[status] && <Badge>{states[status]}</Badge>}
        <span className="small text-2">
          <DateTime at={created_at} /> · {price}
          {coins_refunded > 0 && ` · ${t`${count(coins_refunded)} coins given back for ${back}`}`}
        </span>
      </div>
      {status === 'pending_payment' && <Button size="s" href={`/wallet/coins?purchase=${id}`}>{t`How did it end?`}</Button>}
      {refundable > 0 && <GiveBack purchase={purchase} count={count(refundable)} />}
    </li>
  )
}

function GiveBack({ purchase: { id, refundable, currency }, count }: { purchase: Purchase; count: string }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const confirm = useConfirm()
  const toast = useToast()
  const { run, busy } = useCommand(coins.refund)
  const money = moneyText({ amount: refundable, currency }, numbers)
  async function ask() {
    const text = t`${count} coins of this pack are not spent. They leave your wallet, and ${money} returns to the card that paid.`
    if (!(await confirm({ title: t`Give ${count} coins back?`, text, yes: t`Give them back` }))) return
    const answer = await run({ id })
    if (!refused(answer)) toast({ title: t`${money} goes back to your card` })
  }
  return <Button size="s" onClick={ask} pending={busy ? t`Giving back…` : undefined}>{t`Give ${count} back`}</Button>
}
