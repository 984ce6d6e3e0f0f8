import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { ledger } from '../contract.ts'
import { BalancePanel } from './BalancePanel.tsx'
import { Statement } from './Statement.tsx'

export default screen({
  visitors: 'members',
  reads: (place) => readInput(ledger.transactions, place),
  asks: (input) => [queryOf(ledger.wallet, {}), queryOf(ledger.transactions, input)],
  Draw: ({ input }) => <Wallet input={input} />,
})

function Wallet({ input }: { input: InputOf<typeof ledger.transactions> }) {
  const { t } = useLingui()
  const { wallet } = useData(ledger.wallet, {})
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Wallet`}</Title>
      <h1 className="page-head">{t`Wallet`}</h1>
      <BalancePanel balances={wallet.balances} />
      <Statement input={input} />
    </main>
  )
}
