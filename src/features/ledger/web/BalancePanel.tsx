import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useSite } from '#web/router/use-site.ts'
import { Price } from '#web/ui/money/Price.tsx'
import type { ledger } from '../contract.ts'
import css from './Wallet.module.css'

type Balances = AnswerOf<typeof ledger.wallet>['wallet']['balances']

/** Balances by currency; without sales, zero in the site's currency. */
export function BalancePanel({ balances }: { balances: Balances }) {
  const { t } = useLingui()
  const { currency: own } = useSite()
  const all = balances.length ? balances : [{ currency: own, available: 0, reserved: 0, debt: 0 }]
  return all.map(({ currency, available, reserved, debt }) => (
    <dl className={css.balances} key={currency}>
      <div className="panel">
        <dt>{t`Available`}</dt>
        <dd>
          <Price as="panel" money={{ amount: available, currency }} />
          <p className="small text-2">{t`Yours.`}</p>
        </dd>
      </div>
      <div className="panel">
        <dt>{t`Reserved`}</dt>
        <dd>
          <Price as="panel" money={{ amount: reserved, currency }} />
          <p className="small text-2">
            {t`Paid by buyers. It is released when their order is delivered.`}{' '}
            <a className="link" href="/store/order-listing?status=shipped">{t`Orders on their way`}</a>
          </p>
        </dd>
      </div>
      {debt > 0 && (
        <div className="panel">
          <dt>{t`Owed`}</dt>
          <dd>
            <Price as="panel" money={{ amount: debt, currency }} />
            <p className="small text-2">{t`Taken from what is released next.`}</p>
          </dd>
        </div>
      )}
    </dl>
  ))
}
