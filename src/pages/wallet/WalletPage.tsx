import { useLingui } from '@lingui/react/macro'
import { coins } from '#features/coins/contract.ts'
import { PacksPanel } from '#features/coins/web/public.tsx'
import { ledger } from '#features/ledger/contract.ts'
import { Statement } from '#features/ledger/web/public.tsx'
import { orders } from '#features/orders/contract.ts'
import { withdrawals } from '#features/withdrawals/contract.ts'
import { WithdrawalList, WithdrawPanel } from '#features/withdrawals/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Purse } from './Purse.tsx'
import { ReservedList } from './ReservedList.tsx'
import css from './Wallet.module.css'

/** Money and coins, and what happened to the money, line by line. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(ledger.transactions, place),
  asks: (input) => [
    ...[queryOf(ledger.wallet, {}), queryOf(coins.wallet, {}), queryOf(coins.packs, {}), queryOf(ledger.transactions, input)],
    ...[queryOf(ledger.holds, {}), queryOf(orders.reserved, {}), queryOf(withdrawals.list, {})],
  ],
  Draw: ({ input }) => <Wallet input={input} />,
})

function Wallet({ input }: { input: Parameters<typeof Statement>[0]['input'] }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Wallet`}</Title>
      <h1 className="page-head">{t`Wallet`}</h1>
      <Purse />
      <div className={css.ledger}>
        <div>
          <ReservedList />
          <WithdrawalList />
          <Statement input={input} path="/wallet" />
        </div>
        <aside>
          <WithdrawPanel />
          <PacksPanel />
        </aside>
      </div>
    </main>
  )
}
