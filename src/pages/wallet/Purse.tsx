import { useLingui } from '@lingui/react/macro'
import { coins } from '#features/coins/contract.ts'
import { ledger } from '#features/ledger/contract.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useData } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Wallet.module.css'

/** Two balances as two denominations: money and coins. */
export function Purse() {
  const { wallet } = useData(ledger.wallet, {})
  const { currency } = useSite()
  const balances = wallet.balances.filter((one) => one.currency !== 'COIN')
  const all = balances.length ? balances : [{ currency, available: 0, reserved: 0, debt: 0 }]
  return (
    <div className={css.purse}>
      {all.map((balance) => (
        <MoneyHalf key={balance.currency} {...balance} />
      ))}
      <CoinHalf />
    </div>
  )
}

function MoneyHalf({ currency, available, reserved, debt }: { currency: string; available: number; reserved: number; debt: number }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const money = (amount: number) => moneyText({ amount, currency }, numbers)
  const owed = money(debt)
  return (
    <section className="perf" aria-labelledby={`purse-${currency}`}>
      <div className={css.half}>
        <div>
          <h2 id={`purse-${currency}`}>{t`Money`}</h2>
          <p className={css.amount}>{money(available)}</p>
        </div>
        <p className={css.reserved}>
          {t`reserved`}
          <b>{money(reserved)}</b>
        </p>
        <p className={css.sub}>
          {debt > 0
            ? t`You owe ${owed}. It is taken from what is released next.`
            : t`Available today. What is reserved is listed below, with the day it comes free.`}
        </p>
        <p className={css.acts}>
          <Button href="/wallet#withdraw" variant="fill">
            {t({ message: 'Withdraw', context: 'money' })}
          </Button>
          <Button href="/setting/wallet">{t`Cards and accounts`}</Button>
        </p>
      </div>
    </section>
  )
}

function CoinHalf() {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { available, reserved, debt, earned, bought, spent } = useData(coins.wallet, {}).coins
  const count = (n: number) => new Intl.NumberFormat(numbers).format(n)
  return (
    <section className="perf" aria-labelledby="purse-coins">
      <div className={`${css.half} ${css.coins}`}>
        <div>
          <h2 id="purse-coins">{t({ message: 'Coins', context: 'wallet' })}</h2>
          <p className={css.amount}>
            <i aria-hidden="true" />
            {count(available)}
          </p>
        </div>
        <p className={css.reserved}>
          {t`reserved`}
          <b>{count(reserved)}</b>
        </p>
        <p className={css.sub}>
          {t`Earned ${count(earned)}, bought ${count(bought)}, spent ${count(spent)}. Coins settle trades and bounties; they never turn into money.`}
          {debt > 0 && ` ${t`${count(debt)} are owed: they are taken from what you earn next.`}`}
        </p>
        <p className={css.acts}>
          <Button href="/wallet/coins#coin-packs" variant="fill">{t`Buy coins`}</Button>
          <Button href="/wallet/coins#coins-earned">{t`How coins are earned`}</Button>
        </p>
      </div>
    </section>
  )
}
