import { useLingui } from '@lingui/react/macro'
import { COIN } from '#kernel/coins.ts'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { ledger } from '../contract.ts'
import { useReasons } from './use-reasons.ts'
import css from './Wallet.module.css'

type StatementLine = AnswerOf<typeof ledger.transactions>['transactions']['data'][number]

/** Statement with running balance, newest first. */
export function Statement({ input, path }: { input: InputOf<typeof ledger.transactions>; path: string }) {
  const { t } = useLingui()
  const isOfCoins = input.currency === COIN
  const { transactions } = useData(ledger.transactions, input)
  if (!transactions.data.length) return <NothingYet isOfCoins={isOfCoins} />
  return (
    <section className="section" aria-labelledby="statement">
      <div className={css.bar}>
        <h2 id="statement">{t`Statement`}</h2>
        <Segments
          label={t`Account`}
          segments={[
            { value: 'money', label: t`Money`, href: '/wallet#statement', pressed: !isOfCoins },
            { value: 'coins', label: t({ message: 'Coins', context: 'wallet' }), href: '/wallet/coins#statement', pressed: isOfCoins },
          ]}
        />
        <Button size="s" icon="download-simple" href={`/api/wallet/statement${isOfCoins ? '?currency=COIN' : ''}`}>
          CSV
        </Button>
      </div>
      <table className={`hist ${css.statement}`}>
        <caption className="vh">{isOfCoins ? t({ message: 'Coins', context: 'wallet' }) : t`Money`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Date & Time`}</th>
            <th scope="col">{t`What for`}</th>
            <th scope="col">{t`Balance of`}</th>
            <th scope="col" className="num">{t`Amount`}</th>
            <th scope="col" className="num">{t`Balance after it`}</th>
          </tr>
        </thead>
        <tbody>
          {transactions.data.map((line) => (
            <StatementRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <NextPage op={ledger.transactions} path={path} input={input} url={transactions.next_page_url}>
        {t`Earlier lines`}
      </NextPage>
    </section>
  )
}

function NothingYet({ isOfCoins }: { isOfCoins: boolean }) {
  const { t } = useLingui()
  if (isOfCoins) return <EmptyState title={t`No Recent Transaction`} line={t`What you earn and spend stands here, line by line.`} />
  return (
    <EmptyState
      title={t`No Recent Transaction`}
      line={t`What you earn by selling stands here, line by line.`}
      action={<Button href="/store">{t`My Store`}</Button>}
    />
  )
}

function StatementRow({ line: { created_at, code, account, amount, balance, currency, cause } }: { line: StatementLine }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const reasons = useReasons()
  const accounts = {
    available: t`Available`,
    reserved: t`Reserved`,
    debt: t`Owed`,
    coins: t({ message: 'Coins', context: 'wallet' }),
    coin_debt: t`Owed`,
  }
  const written = (units: number) =>
    currency === COIN ? new Intl.NumberFormat(numbers).format(units) : moneyText({ amount: units, currency }, numbers)
  const signed = (amount > 0 ? '+' : '') + written(amount)
  return (
    <tr>
      <td className={css.time}>
        <DateTime at={created_at} />
      </td>
      <td className={css.what}>
        {reasons(code)}
        {cause && <Cause cause={cause} />}
      </td>
      <td className={css.account}>{accounts[account]}</td>
      <td className={`num nowrap strong ${amount > 0 ? 'good' : ''}`}>{signed}</td>
      <td className={`num nowrap ${css.after}`}>{written(balance)}</td>
    </tr>
  )
}

/** What the line was booked for, by its number. */
function Cause({ cause: { name, number, path } }: { cause: NonNullable<StatementLine['cause']> }) {
  const { t } = useLingui()
  const spoken = spokenNumber(number)
  const names = {
    order: t`Order ${spoken}`,
    trade: t`Trade ${spoken}`,
    bounty: t`Bounty ${spoken}`,
    flag: t`Flag ${spoken}`,
    ticket: t`Ticket ${spoken}`,
  }
  return (
    <a className={css.cause} href={path}>
      {names[name]}
    </a>
  )
}
