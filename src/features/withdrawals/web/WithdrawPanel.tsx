import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { withdrawals } from '../contract.ts'
import css from './Withdrawals.module.css'

const WithdrawLook = lazyPart(() => import('./WithdrawLook.tsx').then((part) => part.WithdrawLook))
type Limits = AnswerOf<typeof withdrawals.list>['limits']

/** Withdraw: the amount, the account it goes to, and what is in the way. Asks `withdrawals.list`. */
export function WithdrawPanel() {
  const { t } = useLingui()
  const { limits } = useData(withdrawals.list, {})
  return (
    <section className={css.panel} id="withdraw" aria-labelledby="withdraw-head">
      <h2 id="withdraw-head">{t({ message: 'Withdraw', context: 'money' })}</h2>
      <InTheWay limits={limits} />
      {limits.account_active && !limits.waits_until && limits.most >= limits.least && <AmountForm key={limits.most} limits={limits} />}
    </section>
  )
}

function InTheWay({ limits: { account_active, waits_until, most, least, available, currency } }: { limits: Limits }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const least_text = moneyText({ amount: least, currency }, numbers)
  if (!account_active)
    return (
      <>
        <p className="text-2">{t`Set up an account for payouts first. It takes about five minutes.`}</p>
        <Button block href="/setting/wallet">{t`Account for payouts`}</Button>
      </>
    )
  if (waits_until)
    return (
      <Note tone="warn">
        {t`For your safety withdrawals wait for 72 hours after another bank or another password.`} <DateTime at={waits_until} />
      </Note>
    )
  if (most >= least) return null
  return (
    <p className="text-2">
      {available >= least ? t`You have withdrawn all that is possible within 24 hours.` : t`From ${least_text} on you can withdraw.`}
    </p>
  )
}

function AmountForm({ limits }: { limits: Limits }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const toast = useToast()
  const { run, busy, refusal } = useCommand(withdrawals.ask)
  const { currency, most, least, most_a_day, bank_name, bank_last4, there_by } = limits
  const [amount, setAmount] = useState<number | undefined>(most)
  const money = (units: number) => moneyText({ amount: units, currency }, numbers)
  const fits = amount !== undefined && amount >= least && amount <= most
  const sum = money(amount ?? 0)
  const [looking, setLooking] = useState(false)
  async function out() {
    setLooking(false)
    if (fits && !refused(await run({ amount })))
      toast({ title: t`${sum} is on its way`, text: t`It is sent in a few minutes. Until then you can call it back.` })
  }
  const wrong = amount !== undefined && !fits ? t`Between ${money(least)} and ${money(most)}` : undefined
  return (
    <>
      <MoneyField
        label={t`Amount`}
        currency={currency}
        {...(amount !== undefined && { amount })}
        onAmount={setAmount}
        hint={t`From ${money(least)} to ${money(most_a_day)} a day`}
        error={errorAt(refusal, 'amount') ?? wrong}
      />
      <p className={css.to}>
        <Icon name="bank" />
        <span>
          <b>{bank_last4 ? t`Account ending ${bank_last4}` : t`Your bank account`}</b>
          {bank_name && <span className="small text-2">{bank_name}</span>}
          <span className="small text-2">
            {t`There by`} <DateTime at={there_by} show="date" />
          </span>
        </span>
      </p>
      <div className={css.proof}>
        <p>
          <b>{t`Show that it is you.`}</b> {t`Money leaves only within ten minutes of a fresh sign-in.`}
        </p>
        <Button
          variant="fill"
          block
          onClick={() => setLooking(true)}
          disabled={!fits}
          pending={busy ? t`Withdrawing…` : undefined}
        >{t`Withdraw ${sum}`}</Button>
      </div>
      {looking && fits && <WithdrawLook amount={amount} limits={limits} onYes={out} onClose={() => setLooking(false)} />}
    </>
  )
}
